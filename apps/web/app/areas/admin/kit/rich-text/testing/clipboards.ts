// Clipboards as the programs write them, made by hand after the structure of each; the words are ours.

/** Word on Windows: conditional comments, styles in the head, lists as paragraphs, empty <o:p>. */
export const word = {
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=IN style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-list:none'><b><span lang=EN-US style='font-size:20.0pt'>Kenapa laporan terlambat<o:p></o:p></span></b></h1>
<p class=MsoNormal style='text-align:justify'><span lang=EN-US style='font-family:"Times New Roman"'>Banyak toko punya <b>data yang
lengkap</b> tetapi <i style='mso-bidi-font-style:normal'>tidak sempat</i> membacanya.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Data kasir<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>per hari<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Data marketplace<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Unduh<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Rapikan &amp; hitung<o:p></o:p></p>
<p class=MsoNormal>Lihat <a href="https://naikkelas.id/kelas"><span style='color:#0563C1'>kelasnya</span></a>. <span style='background:yellow;mso-highlight:yellow'>Kursi terbatas</span>, <s>Rp899.000</s> <u>Rp349.000</u>.</p>
<!--EndFragment--></body></html>`,
  text: 'Kenapa laporan terlambat\r\nBanyak toko …',
}

/** Google Docs: everything in a <b> that is not bold, weights in styles, inner lists beside their item. */
export const googleDocs = {
  html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;text-decoration:none;">Untuk siapa kelas ini</span></h2><p dir="ltr"><span style="font-size:11pt;font-weight:400;">Untuk </span><span style="font-weight:700;font-style:normal;">pemilik toko</span><span style="font-style:italic;font-weight:400"> yang sibuk</span><span>.</span></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Kasir</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Moka</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Marketplace</span></p></li></ul><p dir="ltr"><a href="https://naikkelas.id/p/kelas-data" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Daftar di sini</span></a></p></b><br class="Apple-interchange-newline">`,
  text: 'Untuk siapa kelas ini',
}

/** A chat of WhatsApp: signs in plain text, no HTML. */
export const whatsapp = {
  text: `*Promo 11.11* 🎉
Harga _hanya hari ini_ ~Rp899.000~ *Rp349.000*

Yang didapat:
- 12 pelajaran
- grup *tanya jawab*
1. Transfer
2. Kirim bukti
> kursi tinggal 5`,
}

/** Several messages of a chat, copied at once. */
export const whatsappMessages = {
  text: `[10.30, 12/11/2026] Rina Toko Kue: Laporannya *langsung* rapi!
[10.31, 12/11/2026] Rina Toko Kue: Terima kasih kak`,
}

/** Cells of Excel: a table with classes of its style sheet, and tabs in the plain text. */
export const excel = {
  html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65 {color:red}</style></head><body><table border=0 cellpadding=0><!--StartFragment--><col width=64 span=2><tr height=20><td class=xl65>Pelajaran</td><td>Menit</td></tr><tr><td>Membaca data</td><td align=right>14</td></tr><!--EndFragment--></table></body></html>`,
  text: 'Pelajaran\tMenit\r\nMembaca data\t14\r\n',
}

/** A page of a web site, with what sites put between their words. */
export const webPage = {
  html: `<article class="post"><nav style="display:none">Beranda</nav><h1>Judul besar</h1><h4>Judul kecil</h4><div>Baris pertama<br>baris kedua</div><figure><img src="https://situs.example/foto.jpg" alt="Foto toko"><figcaption>Toko Bu Ratna</figcaption></figure><blockquote><p>Kami naik kelas.</p></blockquote><p>Emoji <img alt="😀" src="e.png">, <code>kode</code>, <button>Bagikan</button><span style="background-color:#fff">putih</span></p><ol><li>satu<li>dua</ol></article>`,
  text: 'Judul besar',
}

/** What an attacker puts on a clipboard. */
export const hostile = {
  html: `<script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)><script>alert(2)</script></svg><p onclick="alert(3)" style="background:url(javascript:alert(4))">Aman <a href="java&#10;script:alert(5)">klik</a> <a href=" jAvAsCrIpT:alert(6)">ini</a> <a href="data:text/html,<script>alert(7)</script>">itu</a> <a href="https://naikkelas.id" onmouseover="alert(8)" target=_blank>benar</a></p><iframe src="https://jahat.example"></iframe><style>body{display:none}</style><math><mi xlink:href="javascript:alert(9)">x</mi></math><a data-link='{"kind":"url","href":"javascript:alert(10)"}'>palsu</a><p __proto__="x" constructor="y">selesai</p><!-- <p>komentar</p> --><template><p>diam</p></template>`,
  text: 'Aman klik ini itu benar',
}
