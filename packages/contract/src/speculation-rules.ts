import { menuOf } from './menu.ts'
import { applicationPaths, landingPaths } from './paths.ts'

/** Screens that change something, ask for something, count what is asked, or belong to one person: never fetched ahead of a visit. */
const neverAhead =
  /^\/(?:login|partner|reset-password|profile|checkout|kelas-saya|event-saya|produk-saya|learning|verifikasi-sertifikat|pembelian-saya|search|wishlist|bandingkan|terima-kasih|thank-you|thank-you-\w+|404|maintenance|error-transaction)(?:\/|$)/

/** Public pages as URL patterns: those of the application, and published pages by their paths. */
function publicPatterns(): string[] {
  const own = applicationPaths.filter((path) => !neverAhead.test(path) && !path.includes('{'))
  const listed = menuOf({ forumEnabled: false }).groups.flatMap(({ links }) => links.map(({ href }) => href))
  const drawn = Object.values(landingPaths).filter((path) => path.split('/').length > 2)
  return [...new Set(['/', ...own, ...listed, ...drawn.map((path) => path.replace(/\{\w+\}/, ':link'))])].sort()
}

/**
 * What browsers may prepare before a link is pressed (`Speculation-Rules`): public pages alone, which are the same bytes
 * for everyone and change nothing. Drawn at a press begun or a pointer that rests, so that hardly any is drawn in vain.
 */
export const speculationRules = () => ({
  prerender: [
    {
      where: { or: publicPatterns().map((pathname) => ({ href_matches: pathname })) },
      eagerness: 'moderate',
    },
  ],
})
