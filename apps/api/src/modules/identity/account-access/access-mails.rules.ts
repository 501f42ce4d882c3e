import { htmlButton, htmlLetter, htmlParagraph, htmlText } from '../../../platform/mail/index.ts'

/** A mail about an account in both of its forms, without its recipient. */
export interface AccountMail {
  subject: string
  text: string
  html: string
}

interface Letter {
  subject: string
  /** Plain sentences, each a paragraph. */
  before: readonly string[]
  /** Six digits, shown large. */
  code?: string
  button?: { label: string; address: string }
  after?: readonly string[]
  why: string
  publicUrl: string
}

/** Builds both forms of a mail from the same sentences. */
export function accountMail({ subject, before, code, button, after = [], why, publicUrl }: Letter): AccountMail {
  const change = { label: 'Naikkelas', address: publicUrl }
  const text = [
    ...before,
    ...(code === undefined ? [] : [code]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.address}`]),
    ...after,
    `${why} ${change.address}`,
  ].join('\n\n')
  const html = htmlLetter({
    body: [
      ...before.map(paragraph),
      ...(code === undefined ? [] : [codeBlock(code)]),
      ...(button === undefined ? [] : [htmlButton(button)]),
      ...after.map(paragraph),
    ],
    why,
    change,
  })
  return { subject, text, html }
}

const paragraph = (sentence: string) => htmlParagraph(htmlText(sentence))

const codeBlock = (code: string) =>
  `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:8px">${htmlText(code)}</p>`

export function passwordResetMail(given: { name: string; link: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Atur ulang kata sandi Naikkelas',
    before: [
      `Halo ${given.name},`,
      'Buka tautan ini untuk membuat kata sandi baru. Tautan berlaku 30 menit dan sekali pakai.',
    ],
    button: { label: 'Buat kata sandi baru', address: given.link },
    after: ['Jika bukan Anda yang memintanya, abaikan e-mail ini. Kata sandi Anda tidak berubah.'],
    why: 'Anda menerima e-mail ini karena ada permintaan kata sandi baru untuk akun Anda di',
    publicUrl: given.publicUrl,
  })
}

export function passwordChangedMail(given: { name: string; resetPath: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Kata sandi Naikkelas Anda diganti',
    before: [
      `Halo ${given.name},`,
      'Kata sandi akun Anda baru saja diganti, dan semua perangkat lain sudah dikeluarkan.',
    ],
    button: { label: 'Bukan saya, atur ulang sekarang', address: `${given.publicUrl}${given.resetPath}` },
    why: 'Anda menerima e-mail ini karena kata sandi akun Anda diganti di',
    publicUrl: given.publicUrl,
  })
}

export function newDeviceMail(given: {
  name: string
  device: string
  place: string
  at: string
  resetPath: string
  publicUrl: string
}): AccountMail {
  return accountMail({
    subject: 'Akun Naikkelas Anda masuk dari perangkat baru',
    before: [
      `Halo ${given.name},`,
      `Akun Anda baru saja masuk dari perangkat yang belum kami kenal: ${given.device}, alamat ${given.place}, ${given.at}.`,
      'Jika itu Anda, tidak ada yang perlu dilakukan.',
    ],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${given.publicUrl}${given.resetPath}` },
    why: 'Anda menerima e-mail ini karena ada perangkat baru di akun Anda di',
    publicUrl: given.publicUrl,
  })
}
