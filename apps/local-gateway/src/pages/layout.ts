import type { Answer } from '../http/answers.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

export const rupiah = (amount: number): string => `Rp${new Intl.NumberFormat('id-ID').format(amount)}`

/** `20 November 2026 pukul 10.00 WIB`. */
export const wib = (at: number): string =>
  `${new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' }).format(at)} WIB`

const style = `
:root{color-scheme:light dark;--ground:#f4f4f5;--card:#fff;--text:#18181b;--quiet:#52525b;--line:#d4d4d8;--act:#1d4ed8;--on-act:#fff;--note:#fef3c7;--on-note:#713f12}
@media(prefers-color-scheme:dark){:root{--ground:#18181b;--card:#27272a;--text:#fafafa;--quiet:#d4d4d8;--line:#52525b;--act:#93c5fd;--on-act:#172554;--note:#422006;--on-note:#fde68a}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:0 auto;padding:1.5rem 1rem}
.note{margin:0 0 1rem;padding:.5rem .75rem;border-radius:.5rem;background:var(--note);color:var(--on-note);font-size:.875rem}
.card{padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
h1{margin:0 0 .25rem;font-size:1.125rem}.amount{margin:0 0 1rem;font-size:2rem;font-weight:700;line-height:1.2}
dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.25rem 1rem;margin:0 0 1.25rem;font-size:.9375rem}dt{color:var(--quiet)}dd{margin:0;text-align:end;overflow-wrap:anywhere}
form{display:grid;gap:.75rem;margin:0}label{display:grid;gap:.25rem;font-weight:600}
input{min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--quiet);border-radius:.5rem;background:var(--card);color:inherit;font:inherit}
button,.button{display:block;min-height:2.75rem;padding:.625rem 1rem;border:1px solid var(--quiet);border-radius:.5rem;background:none;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.first{border-color:var(--act);background:var(--act);color:var(--on-act)}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
[role=alert],[role=status]{margin:0 0 1rem;padding:.75rem;border:2px solid currentColor;border-radius:.5rem;font-weight:600}
p{margin:0 0 1rem}`

interface Page {
  title: string
  /** HTML. */
  content: string
  status?: number
}

/** A whole page, which needs no script and may load nothing. */
export function page({ title, content, status = 200 }: Page): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body><main><p class="note">Simulasi gerbang pembayaran: tidak ada uang sungguhan yang berpindah.</p><div class="card">${content}</div></main></body></html>`,
  }
}

export const notFoundPage = (): Answer =>
  page({
    title: 'Tidak ditemukan',
    status: 404,
    content:
      '<h1>Halaman ini tidak ada</h1><p>Tautannya tidak lengkap atau sudah tidak berlaku. Buka lagi dari halaman pesanan Anda.</p><a class="button" href="/">Masukkan nomor pembayaran</a>',
  })
