import { type CaptionLanguage, captionLanguages, lessonLimits } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { FileInput } from '@naikkelas/ui/file-input'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldGroup } from '../../content/field-group.tsx'
import { captionFlaw } from './caption-flaw.ts'
import type { LessonFormValues } from './lesson-values.ts'

const languageNames: Readonly<Record<CaptionLanguage, string>> = {
  id: 'Bahasa Indonesia',
  en: 'Bahasa Inggris',
  jv: 'Bahasa Jawa',
  su: 'Bahasa Sunda',
}

/** Captions of a film: one WebVTT file for each language. */
export function CaptionFields() {
  return (
    <FieldGroup title="Teks video">
      <p className="text-app-sm text-muted">Berkas WebVTT (.vtt), satu untuk setiap bahasa.</p>
      <div className="grid gap-4 lg:grid-cols-2">
        {captionLanguages.map((language) => (
          <CaptionField key={language} language={language} />
        ))}
      </div>
    </FieldGroup>
  )
}

function CaptionField({ language }: { language: CaptionLanguage }) {
  const { setValue, getValues, watch, formState } = useFormContext<LessonFormValues>()
  const captions = watch('value.captions')
  const place = captions.findIndex((one) => one.language === language)
  const errors = formState.errors.value?.captions?.[place]
  const [flaw, setFlaw] = useState<string | undefined>()
  const write = (vtt: string | null) => {
    const others = getValues('value.captions').filter((one) => one.language !== language)
    // In the order in which they are stored: the same files are no change.
    const next = vtt === null ? others : [...others, { language, vtt }]
    const sorted = next.toSorted((one, other) => one.language.localeCompare(other.language))
    setValue('value.captions', sorted, { shouldDirty: true })
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    const vtt = file.size > lessonLimits.captionCharacters * 4 ? '' : await file.text()
    const found = captionFlaw(vtt, file.size)
    setFlaw(found ?? undefined)
    if (found === null) write(vtt)
  }
  const stored = captions[place]
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={`Teks ${languageNames[language]}`}
        isOptional
        error={flaw ?? errors?.vtt?.message}
        {...(stored && { hint: `Ada: ${cueCount(stored.vtt)} baris teks.` })}
      >
        <FileInput
          accept=".vtt,text/vtt"
          onChange={({ target }) => {
            void read(target.files?.[0])
          }}
        />
      </Field>
      {stored && (
        <Button size="sm" className="self-start" onClick={() => write(null)}>
          Hapus teks {languageNames[language]}
        </Button>
      )}
    </div>
  )
}

const cueCount = (vtt: string) => vtt.split('-->').length - 1
