import type { Lead } from '@naikkelas/contract/marketing'
import { htmlButton, htmlLetter, htmlLink, htmlParagraph, htmlText } from '../../../platform/mail/index.ts'
import { answerOf, nameOfLead } from './lead-names.rules.ts'

type NotifiedLead = Pick<Lead, 'pageName' | 'isOrder' | 'answers'>

interface NoticeMail {
  publicUrl: string
  leads: readonly NotifiedLead[]
  /** Unsubscribe link of the recipient. */
  stopAddress: string
}

/** Leads listed by name; further ones are counted. */
const MAX_LISTED_LEADS = 20

/** The notification of new leads: one by name, or several together, as plain text and HTML. */
export function noticeMail({ publicUrl, leads, stopAddress }: NoticeMail) {
  const [first] = leads
  const shown = leads.slice(0, MAX_LISTED_LEADS)
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
    html: htmlLetter({
      body: [
        ...shown.map((lead) => htmlParagraph(htmlOf(lead))),
        ...(more === '' ? [] : [htmlParagraph(more)]),
        htmlButton({ label: 'Lihat prospek', address: list }),
      ],
      why: closing,
      change: { label: 'Berhenti menerima e-mail ini', address: stopAddress },
    }),
  }
}

/** Not every mail program makes a link of an address that it shows. */
const htmlOf = (lead: NotifiedLead) =>
  htmlText(lineOf(lead))
    .replaceAll(/^https:\/\/wa\.me\/\d+$/gm, (chat) => htmlLink({ label: chat, address: chat }))
    .replaceAll('\n', '<br>')

function lineOf(lead: NotifiedLead): string {
  const number = answerOf(lead.answers, 'whatsapp')
  const ways = [answerOf(lead.answers, 'email'), number === '' ? '' : `https://wa.me/${number}`].filter(
    (way) => way !== '',
  )
  return [`${nameOfLead(lead.answers)}, ${lead.pageName}`, ...ways].join('\n')
}
