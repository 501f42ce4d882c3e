import type { composableKinds } from '@naikkelas/contract'
import { checkLink, slugFrom } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../shared/api/call.ts'

interface LinkAnswer {
  isFree: boolean
  message: string | null
  suggestion: string
}

interface LinkFieldProps {
  id?: string
  value: string
  kind: (typeof composableKinds)[number]
  /** The page whose own link counts as available. */
  exceptPageId?: string
  error?: string | undefined
  onValueChange: (value: string) => void
  /** Whenever the server says that the link is free. */
  onFree?: () => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** The last part of a page's URL, checked while typing: a taken one is answered with a free alternative. */
export function LinkField({
  id,
  value,
  kind,
  exceptPageId,
  error,
  onValueChange,
  onFree,
  onBlur,
  ref,
}: LinkFieldProps) {
  const question = [kind, value, error].join('/')
  const [latest, setLatest] = useState<{ question: string; answered: LinkAnswer } | null>(null)
  // How often one came back to a link that was refused: it may be free by now.
  const [returns, setReturns] = useState(0)
  const answer = latest?.question === question ? latest.answered : null
  const isRefused = answer?.isFree === false
  const take = useEffectEvent((answered: LinkAnswer) => {
    setLatest({ question, answered })
    if (answered.isFree) onFree?.()
  })
  useEffect(() => {
    if (!isRefused) return
    const comeBack = () => setReturns((count) => count + 1)
    window.addEventListener('focus', comeBack)
    return () => window.removeEventListener('focus', comeBack)
  }, [isRefused])
  useEffect(() => {
    if (value === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      call(checkLink, { query: { kind, link: value, exceptPageId } }, { signal: abort.signal })
        .then(take)
        .catch(() => {
          // Saving checks again and reports.
        })
    }, 300)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [value, kind, exceptPageId, error, returns])
  const problem = answer?.isFree
    ? undefined
    : (error ?? (isRefused ? (answer.message ?? 'Tautan ini tidak dapat dipakai.') : undefined))
  return (
    <div className="flex flex-col gap-1.5">
      <Field label="Tautan" error={problem} hint="Huruf kecil, angka, dan tanda hubung.">
        <Input
          ref={ref}
          {...(id === undefined ? {} : { id })}
          value={value}
          start={kind === 'partner' ? '/p/' : '/'}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={60}
          onFocus={() => isRefused && setReturns(returns + 1)}
          onChange={(event) => onValueChange(linkWhileTyped(event.target.value))}
          onBlur={() => {
            const tidy = slugFrom(value)
            if (tidy !== value && tidy !== '') onValueChange(tidy)
            onBlur?.()
          }}
        />
      </Field>
      {problem !== undefined && answer && !answer.isFree && answer.suggestion !== '' && (
        <div>
          <Button size="sm" onClick={() => onValueChange(answer.suggestion)}>
            Pakai {answer.suggestion}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Converts typed text to a valid link; hyphens at its end stay while typing. */
function linkWhileTyped(typed: string): string {
  return typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
}
