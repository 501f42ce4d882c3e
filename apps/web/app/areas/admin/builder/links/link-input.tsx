import { isThankYouPage } from '@naikkelas/contract'
import { Field } from '@naikkelas/ui/field'
import { Icon, type IconName } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { anchorsOf, type Link } from '@naikkelas/ui/sections/registry'
import { type KeyboardEvent, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { latePart } from '../../../../shared/late/late-part.tsx'
import { useBuilder } from '../state/builder-context.ts'
import { linkWords, sectionChoice } from './link-words.ts'
import { typedLink } from './typed-link.ts'
import { isRotationLink, useChatRotations } from './use-chat-rotations.ts'
import { useOtherPages } from './use-other-pages.ts'

/** Only forms give files: its dialog is not fetched for other links. */
const DownloadChoice = latePart(async () => (await import('./download-choice.tsx')).DownloadChoice)

interface LinkInputProps {
  label: string
  value: Link
  /** `isTyping` while words are typed: those are one step. */
  onChange: (link: Link, isTyping: boolean) => void
  hint?: string | undefined
  id?: string
  /** The section the link is in: it is not offered as its own target. */
  sectionId?: string
  isAutoFocused?: boolean
  /** Enter, once what is typed means something. */
  onDone?: () => void
  /** The offer's own button cannot lead to the offer. @default true */
  hasOffer?: boolean
}

interface Suggestion {
  key: string
  label: string
  detail: string
  icon: IconName
  link: Link
}

/** Only pages that thank for an order know one. */
const toOrder: Suggestion = {
  key: 'order',
  label: 'Yang dibeli',
  detail: 'Kelas, tiket, atau produk milik pembeli',
  icon: 'nota',
  link: { kind: 'order' },
}

/** Section types whose button sends a form: what comes after it may be a file. */
const withForm: ReadonlySet<string> = new Set(['lead_form', 'register_class', 'newsletter', 'contact'])

/** A rotation of several numbers: the button has no number to copy. */
const rotationHint = 'Pesan dibagi bergantian ke petugas, jadi nomornya tidak ditulis di samping tombol.'

/** Where something leads: typed as an address or number, or chosen from what there is. */
export function LinkInput({
  label,
  value,
  onChange,
  hint,
  id,
  sectionId,
  isAutoFocused = false,
  onDone,
  hasOffer = true,
}: LinkInputProps) {
  const document = useBuilder((state) => state.document)
  const hasOrder = useBuilder((state) => isThankYouPage(state.page.address))
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const otherPages = useOtherPages(draft ?? '', isOpen)
  const names = useMemo(() => new Map(otherPages.map(({ id: pageId, name }) => [pageId, name])), [otherPages])
  const rotations = useChatRotations(isOpen || isRotationLink(value))
  const rotationNames = useMemo(() => new Map(rotations.map(({ address, name }) => [address, name])), [rotations])
  const shown = draft ?? linkWords(value, document, names, rotationNames)
  useEffect(() => {
    if (isAutoFocused) input.current?.focus()
  }, [isAutoFocused])

  const isOfForm = document.sections.some(({ id: own, type: kind }) => own === sectionId && withForm.has(kind))

  const anchors = useMemo(
    () => anchorsOf(document.sections.filter(({ settings }) => !settings.isHidden)),
    [document.sections],
  )
  const suggestions = useMemo((): Suggestion[] => {
    const wanted = (draft ?? '').trim().toLowerCase()
    const all: Suggestion[] = [
      ...(hasOrder ? [toOrder] : []),
      ...(hasOffer
        ? [
            {
              key: 'offer',
              label: 'Penawaran halaman',
              detail: 'Mengikuti tujuan di pengaturan halaman',
              icon: 'label-harga' as const,
              link: { kind: 'offer' as const },
            },
          ]
        : []),
      ...document.sections
        .filter((section) => section.id !== sectionId && !section.settings.isHidden)
        .map(
          (section): Suggestion => ({
            key: section.id,
            label: sectionChoice(section),
            detail: 'Di halaman ini',
            icon: 'daftar',
            link: { kind: 'section', sectionId: section.id },
          }),
        ),
      ...rotations.map(
        ({ id: rotationId, name, address, agents }): Suggestion => ({
          key: rotationId,
          label: `Rotasi WhatsApp ${name}`,
          detail: `Bergantian di antara ${agents.length} petugas`,
          icon: 'obrolan',
          link: { kind: 'url', href: address },
        }),
      ),
      ...otherPages.map(
        (page): Suggestion => ({
          key: page.id,
          label: `Halaman ${page.name}`,
          detail: page.address,
          icon: 'papan-tulis',
          link: { kind: 'page', pageId: page.id },
        }),
      ),
    ]
    return wanted === ''
      ? all
      : all.filter((suggestion) => `${suggestion.label} ${suggestion.detail}`.toLowerCase().includes(wanted))
  }, [draft, document.sections, otherPages, rotations, sectionId, hasOffer, hasOrder])

  const type = (words: string) => {
    setDraft(words)
    setIsOpen(true)
    setActive(-1)
    setProblem(undefined)
    const typed = typedLink(words, { anchors })
    if ('link' in typed) onChange(typed.link, true)
  }
  const choose = ({ link }: Suggestion) => {
    setDraft(null)
    setProblem(undefined)
    setIsOpen(false)
    onChange(link, false)
  }
  const leave = () => {
    setIsOpen(false)
    if (draft === null) return true
    const typed = typedLink(draft, { anchors })
    if ('problem' in typed) {
      setProblem(typed.problem)
      return false
    }
    onChange(typed.link, true)
    setDraft(null)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = suggestions.length - 1
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      setActive((at) => (event.key === 'ArrowDown' ? Math.min(last, at + 1) : Math.max(-1, at - 1)))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const suggestion = isOpen ? suggestions[active] : undefined
      if (suggestion) choose(suggestion)
      else if (leave()) onDone?.()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      setIsOpen(false)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <Field label={label} hint={isRotationLink(value) ? rotationHint : hint} error={problem}>
          <Input
            ref={input}
            {...(id === undefined ? {} : { id })}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen && suggestions.length > 0}
            aria-controls={listId}
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={shown}
            placeholder="/daftar, https://… atau nomor WhatsApp"
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onClick={() => setIsOpen(true)}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
        </Field>
        {isOpen && suggestions.length > 0 && (
          <ul
            id={listId}
            role="listbox"
            aria-label="Pilihan tujuan"
            className="absolute inset-x-0 top-[4.25rem] z-20 max-h-64 overflow-y-auto rounded-surface border border-line bg-surface py-1 shadow-e2"
          >
            {suggestions.map((suggestion, index) => (
              <li
                key={suggestion.key}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                // The input keeps the focus; leaving it would read the words as an address.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
                className="flex min-h-10 cursor-pointer items-center gap-2.5 px-3 py-1.5 text-app-sm aria-selected:bg-hover hover:bg-hover pointer-coarse:min-h-12"
              >
                <Icon name={suggestion.icon} size={16} className="shrink-0 text-muted" />
                <span className="min-w-0">
                  <span className="block truncate">{suggestion.label}</span>
                  <span className="block truncate text-app-xs text-muted">{suggestion.detail}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isOfForm && (
        <Suspense fallback={null}>
          <DownloadChoice
            href={value.kind === 'url' ? value.href : ''}
            onChoose={(href) => {
              setDraft(null)
              setProblem(undefined)
              onChange({ kind: 'url', href }, false)
            }}
          />
        </Suspense>
      )}
      {value.kind === 'whatsapp' && draft === null && (
        <Field label="Pesan pembuka WhatsApp" isOptional>
          <Textarea
            rows={2}
            maxLength={300}
            value={value.text}
            onChange={(event) => onChange({ ...value, text: event.target.value }, true)}
          />
        </Field>
      )}
    </div>
  )
}
