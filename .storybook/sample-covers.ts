const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675">${content}</svg>`)}`

const title = (lines: readonly string[], color: string) =>
  lines
    .map(
      (line, at) =>
        `<text x="75" y="${230 + at * 96}" font-family="Poppins,sans-serif" font-weight="700" font-size="82" fill="${color}">${line}</text>`,
    )
    .join('')

/** Covers as they are drawn for courses: two tones of a hue, ink, white and one spot of turmeric. */
export const sampleCovers = {
  shop: svg(
    `<path fill="#dbf7f3" d="M0 0h1200v675H0z"/><path fill="#76d3cb" d="M525 525h225v150H525z"/><path fill="#3db7af" d="M750 375h225v300H750z"/><path fill="#0c7a75" d="M975 225h225v450H975z"/><path fill="#fff" d="M765 75h300v300H765z"/><path fill="#ffb702" d="M765 75h60v105h-60zM885 75h60v105h-60zM1005 75h60v105h-60z"/><path fill="#005f5c" d="M800 225h100v150H800z"/>${title(['Toko Ramai', 'Tanpa Diskon'], '#132222')}`,
  ),
  live: svg(
    `<path fill="#ffafab" d="M0 0h1200v675H0z"/><path fill="#5e1213" d="M0 0h675v338h-75v112h-75v113h-75v112H0z"/><rect x="860" y="150" width="180" height="335" rx="24" fill="#ffd5d3" stroke="#132222" stroke-width="12"/><path fill="#d22727" d="M920 275l70 45-70 45z"/>${title(['Live yang', 'Menjual'], '#fff')}`,
  ),
  ads: svg(
    `<path fill="#bde4fe" d="M0 0h1200v675H0z"/><path fill="#095891" d="M0 450h750V375h150V225h300v450H0z"/><rect x="720" y="105" width="330" height="230" rx="16" fill="#fff"/><path fill="#54adec" d="M750 270h40v40h-40zM805 245h40v65h-40zM860 220h40v90h-40z"/><path fill="#ffb702" d="M970 160h40v150h-40z"/>${title(['Iklan Hemat', 'Setiap Hari'], '#132222')}`,
  ),
  photo: svg(
    `<path fill="#d9e0e0" d="M0 0h1200v675H0z"/><path fill="#475858" d="M0 450h600V375h150V300h450v375H0z"/><rect x="780" y="150" width="300" height="190" rx="16" fill="#fff"/><circle cx="930" cy="245" r="62" fill="#0c7a75"/><path fill="#ffb702" d="M1010 175h40v26h-40z"/>${title(['Foto Produk', 'yang Rapi'], '#132222')}`,
  ),
} as const
