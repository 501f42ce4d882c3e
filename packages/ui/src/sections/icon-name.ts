import * as z from 'zod/mini'

/**
 * An icon's name in content: lower-case Indonesian words with hyphens. Whether it is one of the set is decided when it
 * is drawn (an unknown one is left out), so that an icon renamed later never breaks a stored page.
 */
export const iconNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/))
export type IconName = z.infer<typeof iconNameSchema>
