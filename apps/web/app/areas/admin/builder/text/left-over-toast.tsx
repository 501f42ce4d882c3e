import { groupThousands } from '@naikkelas/ui/format'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect } from 'react'
import { shortcut } from '../acts/platform.ts'
import { useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import type { LeftOver } from '../../kit/rich-text/left-over.ts'
import { offerLeftOver } from './left-over.ts'

/** Reports what of a paste did not fit and offers it for copying. Listens to every field of the builder. */
export function LeftOverToast() {
  const { workspace } = useBuilderParts()
  const left = useWorkspace((state) => state.leftOver)
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
      title: `${groupThousands(rest.length)} karakter terakhir tidak muat`,
      text: `Isian ini maksimal ${groupThousands(maxLength)} karakter. Yang tertinggal mulai dari “${start}…”. ${shortcut('Z')} membatalkan tempelan.`,
      tone: 'warn',
      durationMs: 30_000,
      action: { label: 'Salin sisanya', onSelect: () => void copy() },
    })
  }, [left, toast])
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const left = leftOf(event)
      if (left) offerLeftOver(workspace, left)
    }
    window.addEventListener('paste', pasted)
    return () => window.removeEventListener('paste', pasted)
  }, [workspace])
  return null
}

/** Browsers truncate a paste into a field silently. */
function leftOf(event: ClipboardEvent): LeftOver | undefined {
  const { target, clipboardData } = event
  if (event.defaultPrevented || !clipboardData) return undefined
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined
  const { maxLength, value, selectionStart, selectionEnd } = target
  if (maxLength < 0) return undefined
  const pasted = clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
  const words = target instanceof HTMLInputElement ? pasted.replaceAll('\n', '') : pasted
  const room = maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0))
  return words.length > room ? { rest: words.slice(Math.max(0, room)), maxLength } : undefined
}
