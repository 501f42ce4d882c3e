import type { Lead } from '@naikkelas/contract'
import { htmlText } from '../mail/index.ts'
import { answerOf, nameOfLead } from './lead-names.rules.ts'

type Told = Pick<Lead, 'pageName' | 'isOrder' | 'answers'>

interface NoticeMail {
  publicUrl: string
  leads: readonly Told[]
  /** Where the one who is told says that they want no more of these. */
  stopAddress: string
}

/** So many are told one by one; the others are counted. */
const toldAtMost = 20

/** The mail that tells of new leads: one by name, many together. The same in plain text and in HTML. */
export function noticeMail({ publicUrl, leads, stopAddress }: NoticeMail) {
  const [first] = leads
  const shown = leads.slice(0, toldAtMost)
  const rest = leads.length - shown.length
  const subject =
    leads.length === 1 && first
      ? `${first.isOrder ? 'Pesanan' : 'Prospek'} baru: ${nameOfLead(first.answers)} (${first.pageName})`
      : `${leads.length} prospek baru`
  const more = rest > 0 ? `dan ${rest} lainnya.` : ''
  const list = `${publicUrl}/admin/prospek`
  const closing = 'Anda menerima e-mail ini karena alamat Anda dipilih untuk menerima kabar prospek.'
  return {
    subject,
    text: [
      ...shown.map((lead) => lineOf(lead)),
      ...(more === '' ? [] : [more]),
      `Lihat semuanya:\n${list}`,
      `--\n${closing}\nBerhenti menerima e-mail ini: ${stopAddress}`,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="id"><head><meta charset="utf-8"></head>',
      '<body style="margin:0;padding:24px;background:#f6f9f9;color:#213232;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">',
      '<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d9e0e0">',
      ...shown.map((lead) => `<p style="margin:0 0 16px">${htmlOf(lead)}</p>`),
      more === '' ? '' : `<p style="margin:0 0 16px">${more}</p>`,
      `<p style="margin:0 0 24px"><a href="${htmlText(list)}" style="display:inline-block;padding:10px 20px;background:#0c7a75;color:#ffffff;text-decoration:none;border-radius:5px">Lihat prospek</a></p>`,
      `<p style="margin:0;color:#607070;font-size:13px">${closing} <a href="${htmlText(stopAddress)}" style="color:#005f5c">Berhenti menerima e-mail ini</a></p>`,
      '</div></body></html>',
    ].join('\n'),
  }
}

/** Not every mail program makes a link of an address that it shows. */
const htmlOf = (lead: Told) =>
  htmlText(lineOf(lead))
    .replaceAll(/^https:\/\/wa\.me\/\d+$/gm, (chat) => `<a href="${chat}" style="color:#005f5c">${chat}</a>`)
    .replaceAll('\n', '<br>')

function lineOf(lead: Told): string {
  const number = answerOf(lead.answers, 'whatsapp')
  const ways = [answerOf(lead.answers, 'email'), number === '' ? '' : `https://wa.me/${number}`].filter(
    (way) => way !== '',
  )
  return [`${nameOfLead(lead.answers)}, ${lead.pageName}`, ...ways].join('\n')
}
