/** Who reviews in the demonstration, beside its member. They have no password, so that no visitor can sign in as one of them. */
export const demoReviewers = `Siti Rahmawati
Agus Setiawan
Nurul Hidayah
Rudi Hartono
Wahyu Kurniawan
Fitri Handayani
Yoga Pramudita
Lina Marlina
Hendra Gunawan
Ika Puspitasari
Dimas Aditya
Ratih Kumala
Joko Susilo
Mega Utami
Arif Rahman
Desi Natalia
Fajar Nugraha
Tuti Alawiyah
Bagus Wicaksono
Novi Anggraeni
Taufik Hidayat
Yuliana Sari
Eko Prasetyo
Rina Amelia
Ilham Maulana
Putri Wahyuni
Dedi Supriadi
Maya Sofia
Reza Fahlevi
Anisa Fauziah
Slamet Riyadi
Kartika Dewanti
Irfan Hakim
Wulan Septiani
Budi Cahyono
Vera Oktaviani
Andi Saputro
Sri Mulyati
Gilang Ramadhan
Hesti Purwaningsih
Rahmat Hidayatullah
Dian Permatasari
Ferry Irawan
Lestari Ningsih
Bambang Sugiarto
Melati Kusuma
Zainal Abidin
Elsa Kristina
Teguh Wibisono
Nadia Safira
Cahya Ningrum
Hadi Purnomo
Yanti Susanti
Adit Firmansyah
Suryani
Ketut Wirawan
Made Ayu Lestari
Ucok Simanjuntak
Maria Goretti Tan
Asep Sunandar`.split('\n')

/** Of `.test`, which no mail reaches. */
export const reviewerEmail = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@pembeli.test`
