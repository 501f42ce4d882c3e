import { type Finding, type Json, type PageDocument, valueAtPath } from '@naikkelas/page'

/** Where the offer's own target is set: the cure of every button that leads to it. */
const offerTargetPath = ['offer', 'cta', 'target'] as const

/**
 * Findings as a marketer fixes them: an incomplete offer that several buttons lead to is one finding, and it links to
 * the offer, not to a button whose target looks filled.
 */
export function joinedFindings(findings: readonly Finding[], document: PageDocument): Finding[] {
  const throughOffer = findings.filter((finding) => leadsToOffer(finding, document))
  const [first] = throughOffer
  if (!first) return [...findings]
  const others = findings.filter((finding) => !throughOffer.includes(finding))
  return [{ sectionId: null, path: offerTargetPath, message: sentence(throughOffer, first, document) }, ...others]
}

function sentence(findings: readonly Finding[], { message }: Finding, { offer }: PageDocument): string {
  const { target } = offer.cta
  const isEmptyTarget = target.kind === 'url' && target.href.trim() === ''
  const who = findings.length === 1 ? '1 tombol' : `${findings.length} tombol`
  if (target.kind === 'whatsapp' && target.number === '')
    return `${who} memakai tujuan penawaran, WhatsApp yang nomornya belum diisi`
  return isEmptyTarget
    ? `${who} memakai tujuan penawaran yang belum diisi`
    : `${who} memakai tujuan penawaran: ${lowerFirst(message.startsWith('Tombol “') ? 'Tujuannya tidak ada lagi' : message)}`
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

function leadsToOffer({ sectionId, path }: Finding, { sections }: PageDocument): boolean {
  const content = sections.find(({ id }) => id === sectionId)?.content
  const value = content === undefined ? undefined : valueAtPath(content as Json, path)
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'offer'
}
