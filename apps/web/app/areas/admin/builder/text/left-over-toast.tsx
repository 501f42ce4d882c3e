import { useToast } from '@naikkelas/ui/toast'
import { useEffect } from 'react'
import { shortcut } from '../acts/platform.ts'
import { offerLeftOver, useLeftOver } from './paste/left-over.ts'

/** Reports what of a paste did not fit and offers it for copying. Listens to every field of the builder. */
export function LeftOverToast() {
  const left = useLeftOver((state) => state.left)
  const { toast } = useToast()
  useEffect(() => {
    if (left === null) return
    const { rest, maxLength } = left
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(rest)
        toast({ id: 'left-over', title: `${rest.length} karakter sisanya disalin. Tempel di tempat lain.` })
      } catch {
        toast({
          id: 'left-over',
          title: 'Sisanya belum tersalin. Urungkan tempelan, lalu tempel sebagian.',
          tone: 'warn',
        })
      }
    }
    const start = rest.trim().replace(/\s+/g, ' ').slice(0, 60)
    toast({
      id: 'left-over',
      title: `${rest.length.toLocaleString('id-ID')} karakter terakhir tidak muat`,
      text: `Isian ini paling panjang ${maxLength.toLocaleString('id-ID')} karakter. Yang tertinggal mulai dari "${start}…". ${shortcut('Z')} membatalkan tempelan.`,
      tone: 'warn',
      durationMs: 30_000,
      action: { label: 'Salin sisanya', onSelect: () => void copy() },
    })
  }, [left, toast])
  useEffect(() => {
    window.addEventListener('paste', watchField)
    return () => window.removeEventListener('paste', watchField)
  }, [])
  return null
}

/** Browsers cut what is pasted into a field without a word. */
function watchField(event: ClipboardEvent) {
  const { target, clipboardData } = event
  if (event.defaultPrevented || !clipboardData) return
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const { maxLength, value, selectionStart, selectionEnd } = target
  if (maxLength < 0) return
  const pasted = clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
  const words = target instanceof HTMLInputElement ? pasted.replaceAll('\n', '') : pasted
  const room = maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0))
  if (words.length > room) offerLeftOver({ rest: words.slice(Math.max(0, room)), maxLength })
}
