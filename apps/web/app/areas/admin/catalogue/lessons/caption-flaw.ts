import { lessonLimits } from '@naikkelas/contract/learning'

/** Why a file is no captions, in a sentence; null when it is. @param bytes of the file, which may be too large to read */
export function captionFlaw(vtt: string, bytes: number): string | null {
  if (bytes > lessonLimits.captionCharacters * 4 || vtt.length > lessonLimits.captionCharacters)
    return 'Berkas teks terlalu besar'
  if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(vtt)) return 'Berkas teks harus diawali WEBVTT'
  return vtt.includes('-->') ? null : 'Berkas teks ini belum berisi satu baris pun'
}
