import type { Other } from './presence.ts'

/** Beside a text that someone else is writing. */
export function heldLabel({ name, isSelf }: Pick<Other, 'name' | 'isSelf'>): string {
  return isSelf ? 'sedang diedit di tab lain Anda' : `sedang diedit ${name}`
}

/** Shown to others who want to edit it. */
export function heldSentence(holder: Pick<Other, 'name' | 'isSelf'>): string {
  return `Teks ini ${heldLabel(holder)}. Tunggu sampai selesai, atau sunting bagian lain.`
}

/** Shown to the person who started editing later. */
export function releasedSentence({ name, isSelf }: Pick<Other, 'name' | 'isSelf'>): string {
  return isSelf
    ? 'Teks ini lebih dahulu Anda buka di tab lain. Yang sudah Anda tulis tetap tersimpan.'
    : `${name} lebih dahulu menyunting teks ini. Yang sudah Anda tulis tetap tersimpan.`
}
