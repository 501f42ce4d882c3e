import type { Other } from '../model/presence.ts'

/** Beside a text that someone else is writing. */
export function heldLabel({ name, isSelf }: Pick<Other, 'name' | 'isSelf'>): string {
  return isSelf ? 'sedang diedit di tab lain Anda' : `sedang diedit ${name}`
}

/** To whoever wants to write it too. */
export function heldSentence(holder: Pick<Other, 'name' | 'isSelf'>): string {
  return `Teks ini ${heldLabel(holder)}. Tunggu sampai selesai, atau sunting bagian lain.`
}

/** To whoever began to write a text a moment after someone else. */
export function releasedSentence({ name, isSelf }: Pick<Other, 'name' | 'isSelf'>): string {
  return isSelf
    ? 'Teks ini lebih dahulu Anda buka di tab lain. Yang sudah Anda tulis tetap tersimpan.'
    : `${name} lebih dahulu menyunting teks ini. Yang sudah Anda tulis tetap tersimpan.`
}
