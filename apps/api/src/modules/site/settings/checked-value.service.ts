import type { BrandSettings, ContactSettings, SettingsGroup, SiteSettings } from '@naikkelas/contract/site'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { whatsappNumber } from '../../marketing/leads/index.ts'
import { findPicture } from '../../pages/media/index.ts'

/** A value that the contract accepts, with what only the database and the rules of numbers know. @throws AppError `invalid_input` */
export async function checkedValue<Group extends SettingsGroup>(
  queries: Queries,
  group: Group,
  value: SiteSettings[Group],
): Promise<Record<string, unknown>> {
  if (group === 'brand') await checkLogo(queries, value as BrandSettings)
  return group === 'contact' ? withNumber(value as ContactSettings) : value
}

async function checkLogo(queries: Queries, { logoId }: BrandSettings) {
  if (logoId !== null && !(await findPicture(queries, logoId)))
    throw refuse('value.logoId', 'Gambar ini sudah tidak ada di media. Pilih gambar lain.')
}

function withNumber(value: ContactSettings): ContactSettings {
  if (value.whatsapp === '') return value
  const checked = whatsappNumber(value.whatsapp)
  if ('message' in checked) throw refuse('value.whatsapp', checked.message)
  return { ...value, whatsapp: `+${checked.number}` }
}

const refuse = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
