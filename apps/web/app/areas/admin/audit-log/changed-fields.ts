import { erasedValue, removedValue } from '@naikkelas/contract/identity'

export interface ChangedField {
  /** `menus.0.menu` */
  path: string
  /** In words; undefined where there was no such field. */
  before: string | undefined
  after: string | undefined
  isChanged: boolean
}

/** Fields of a record before and after, changed ones first. Nested ones stand with their path. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [former, latter] = [leavesOf(before), leavesOf(after)]
  const fields = [...new Set([...former.keys(), ...latter.keys()])].map((path) => {
    const [one, other] = [former.get(path), latter.get(path)]
    return { path, before: wordsAt(former, path), after: wordsAt(latter, path), isChanged: one !== other }
  })
  return [...fields.filter(({ isChanged }) => isChanged), ...fields.filter(({ isChanged }) => !isChanged)]
}

const wordsAt = (leaves: ReadonlyMap<string, unknown>, path: string) =>
  leaves.has(path) ? valueWords(leaves.get(path)) : undefined

/** What a value is, as people read it. */
function valueWords(value: unknown): string {
  if (value === erasedValue) return 'sudah dihapus bersama akunnya'
  if (value === removedValue) return 'rahasia, tidak dicatat'
  if (value === null || value === '') return 'kosong'
  if (value === true) return 'ya'
  if (value === false) return 'tidak'
  return String(value)
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) {
    if (path !== '' || value !== null) leaves.set(path === '' ? 'isi' : path, value ?? null)
    return leaves
  }
  const entries = Object.entries(value)
  if (entries.length === 0 && path !== '') leaves.set(path, '')
  for (const [name, item] of entries) leavesOf(item, path === '' ? name : `${path}.${name}`, leaves)
  return leaves
}

const names: Readonly<Record<string, string>> = {
  address: 'Alamat',
  email: 'E-mail',
  expiresAt: 'Berlaku sampai',
  filter: 'Saringan',
  format: 'Jenis berkas',
  id: 'ID',
  isEnabled: 'Aktif',
  label: 'Label',
  link: 'Alamat',
  menus: 'Menu',
  name: 'Nama',
  number: 'Nomor',
  phone: 'Nomor telepon',
  reference: 'Kode rujukan',
  role: 'Peran',
  state: 'Keadaan',
  status: 'Status',
  subdomain: 'Subdomain',
  title: 'Judul',
  token: 'Token',
  url: 'Alamat',
  value: 'Nilai',
  version: 'Versi',
}

/** A field by its name in words, or by its own where it has none: `menus.0.menu` reads “Menu 1 menu”. */
export function fieldWords(path: string): string {
  const [first = '', ...rest] = path.split('.').map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
  return [names[first] ?? first, ...rest.map((part) => (names[part] ?? part).toLowerCase())].join(' ')
}
