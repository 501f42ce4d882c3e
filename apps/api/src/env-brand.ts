import * as z from 'zod'

/** Who answers for the site's legal texts, by the settings of the operator. */
export interface Brand {
  /** The controller of personal data (UU 27/2022). Undefined: none is named. */
  controller: { name: string; address: string; email: string } | undefined
  /** Day from which the legal texts hold, `YYYY-MM-DD`. Undefined: the day they were written. */
  legalSince: string | undefined
}

const controllerSettings = ['CONTROLLER_NAME', 'CONTROLLER_ADDRESS', 'CONTROLLER_EMAIL'] as const

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `must have at most ${longest} characters`)
    .regex(/^[^\r\n]+$/, 'must be one line')
    .optional()

export const brandSettings = {
  CONTROLLER_NAME: line(120),
  CONTROLLER_ADDRESS: line(300),
  CONTROLLER_EMAIL: z.email('must be an address such as privasi@naikkelas.id').optional(),
  LEGAL_SINCE: z.iso.date('must be a day such as 2026-11-24').optional(),
}

type Given = { [Name in keyof typeof brandSettings]?: string | undefined }

/** Of the three settings that name the controller: those that are missing although another is there. */
export const missingOfController = (given: Given) => {
  const missing = controllerSettings.filter((name) => given[name] === undefined)
  return missing.length === controllerSettings.length ? [] : missing
}

/** A demonstration names its believable firm. */
const demoController = {
  name: 'PT Naikkelas Usaha Bersama',
  address: 'Jalan Ijen 27, Malang 65119',
  email: 'privasi@naikkelas.test',
}

export function brandOf(given: Given, isDemo: boolean): Brand {
  const { CONTROLLER_NAME: name, CONTROLLER_ADDRESS: address, CONTROLLER_EMAIL: email, LEGAL_SINCE } = given
  const controller =
    name !== undefined && address !== undefined && email !== undefined
      ? { name, address, email }
      : isDemo
        ? demoController
        : undefined
  return { controller, legalSince: LEGAL_SINCE }
}
