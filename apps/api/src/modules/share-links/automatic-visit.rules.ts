/** Programs that open a link to draw its card, and robots that read the web: nobody pressed anything. */
const automatic =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|meta-external|whatsapp|telegram|skype|slack|discord|curl|wget|python|headless|lighthouse/i

/** Whether a visit is no person's, as far as it says so itself. */
export function isAutomaticVisit(userAgent: string | null): boolean {
  return userAgent === null || userAgent.trim() === '' || automatic.test(userAgent)
}
