/** What a page may begin with; `blank` is the page without sections. Kept apart from the templates themselves, which are long. */
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

/** Every template comes in three looks; the first is the one it was drawn for. */
export const lookCount = 3
