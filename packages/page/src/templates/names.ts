/**
 * Names of templates; `blank` is the page without sections. Separate from the templates themselves, which are large.
 */
export const templateNames = [
  'paid_course',
  'free_course',
  'workshop',
  'service',
  'tool',
  'mentoring',
  'partner_profile',
  'waiting_list',
  'thank_you',
  'links_creator',
  'links_shop',
  'links_mentor',
] as const
export type TemplateName = (typeof templateNames)[number]

/** Every template has three looks; the first is its default. */
export const lookCount = 3
