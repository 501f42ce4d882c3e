/**
 * Places that a link may name as `kota`: the cities of Indonesia, and regencies and towns that people identify with. In
 * the spelling of pages; a link may use lower case and hyphens.
 */
export const cities: readonly string[] = `
Ambon, Balikpapan, Banda Aceh, Bandar Lampung, Bandung, Banjar, Banjarbaru, Banjarmasin, Batam, Batu, Baubau, Bekasi,
Bengkulu, Bima, Binjai, Bitung, Blitar, Bogor, Bontang, Bukittinggi, Cilegon, Cimahi, Cirebon, Denpasar, Depok, Dumai,
Gorontalo, Gunungsitoli, Jakarta, Jakarta Barat, Jakarta Pusat, Jakarta Selatan, Jakarta Timur, Jakarta Utara, Jambi,
Jayapura, Kediri, Kendari, Kotamobagu, Kupang, Langsa, Lhokseumawe, Lubuklinggau, Madiun, Magelang, Makassar, Malang,
Manado, Mataram, Medan, Metro, Mojokerto, Padang, Padang Panjang, Padangsidimpuan, Pagar Alam, Palangka Raya, Palembang,
Palopo, Palu, Pangkalpinang, Parepare, Pariaman, Pasuruan, Payakumbuh, Pekalongan, Pekanbaru, Pematangsiantar, Pontianak,
Prabumulih, Probolinggo, Sabang, Salatiga, Samarinda, Sawahlunto, Semarang, Serang, Sibolga, Singkawang, Solok, Sorong,
Subulussalam, Sukabumi, Sungai Penuh, Surabaya, Surakarta, Tangerang, Tangerang Selatan, Tanjungbalai, Tanjungpinang,
Tarakan, Tasikmalaya, Tebing Tinggi, Tegal, Ternate, Tidore, Tomohon, Tual, Yogyakarta,
Badung, Bali, Bandung Barat, Bangkalan, Banjarnegara, Bantul, Banyumas, Banyuwangi, Blora, Bojonegoro, Bondowoso, Boyolali,
Brebes, Cianjur, Ciamis, Cikarang, Cilacap, Cibubur, Deli Serdang, Demak, Garut, Gianyar, Gresik, Grobogan, Gunungkidul,
Indramayu, Jember, Jepara, Jogja, Jombang, Karanganyar, Karawang, Kebumen, Kendal, Klaten, Kudus, Kulon Progo, Kuningan,
Kuta, Labuan Bajo, Lamongan, Lebak, Lombok, Lumajang, Magetan, Majalengka, Maros, Merauke, Nabire, Nganjuk, Ngawi, Nusantara,
Pacitan, Pamekasan, Pandeglang, Pangandaran, Pati, Pemalang, Ponorogo, Purbalingga, Purwakarta, Purwokerto, Purworejo,
Rembang, Sampang, Sidoarjo, Situbondo, Sleman, Solo, Sragen, Subang, Sukoharjo, Sumedang, Sumenep, Temanggung, Timika,
Trenggalek, Tuban, Tulungagung, Ubud, Wonogiri, Wonosobo
`
  .split(',')
  .map((name) => name.trim())
