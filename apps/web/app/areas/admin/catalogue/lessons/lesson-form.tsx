import type { LessonKind } from '@naikkelas/contract/commerce'
import { lessonLimits, type LessonContent, saveLessonContent } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { emptyRichText } from '@naikkelas/ui/rich-text/schema'
import { useMemo, useState } from 'react'
import { Controller, FormProvider } from 'react-hook-form'
import { FieldGroup } from '../../content/field-group.tsx'
import { endpointRequest } from '../../kit/endpoint-request.ts'
import { FormFrame } from '../../kit/form-frame.tsx'
import { LeaveGuard } from '../../kit/leave-guard.tsx'
import { RichTextEditor } from '../../kit/rich-text/rich-text-editor.tsx'
import { SavedFirst, useSavedFirst } from '../../kit/saved-first.tsx'
import { useEndpointForm } from '../../kit/use-endpoint-form.ts'
import { AssignmentFields } from './assignment-fields.tsx'
import { BookFields } from './book-fields.tsx'
import { FilmFields } from './film-fields.tsx'
import {
  formValue,
  knownFiles,
  LessonFiles,
  type LessonFormValues,
  type NamedFile,
  sentValue,
} from './lesson-values.ts'
import { OpeningFields } from './opening-fields.tsx'
import { QuizFields } from './quiz-fields.tsx'
import { ResourceFields } from './resource-fields.tsx'

const below = { title: 'Keterangan', label: 'Isi materi', hint: 'Dibaca di bawah video atau e-book.' }

/** What the text of a lesson is called. */
const bodyWords: Readonly<Record<LessonKind, { title: string; label: string; hint?: string }>> = {
  0: { title: 'Artikel', label: 'Isi materi' },
  1: below,
  2: below,
  3: { ...below, hint: 'Dibaca di atas pertanyaan.' },
  4: { title: 'Petunjuk', label: 'Petunjuk tugas', hint: 'Tugas terbuka bagi peserta setelah petunjuknya ditulis.' },
}

interface LessonFormProps {
  lesson: LessonContent
  mayChange: boolean
}

/** What a lesson holds: its article, film, book, quiz or assignment, files beside it, and when it opens. */
export function LessonForm({ lesson, mayChange }: LessonFormProps) {
  const { theirs, look, forget } = useSavedFirst<LessonContent>()
  const { version } = theirs ?? lesson
  const form = useEndpointForm(
    endpointRequest(saveLessonContent, ({ value }: LessonFormValues) => ({
      params: { lessonId: lesson.lessonId },
      body: { value: sentValue(lesson.kind, value), version },
    })),
    {
      defaultValues: { value: formValue(lesson) },
      draft: `lesson ${lesson.lessonId}`,
      savedMessage: ({ title }) => `Isi ${title} disimpan`,
      onSaved: (saved) => {
        forget()
        form.reset({ value: formValue(saved) })
      },
      onRefused: look,
    },
  )
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, NamedFile>>(new Map())
  const files = useMemo(() => {
    const stored = knownFiles([...lesson.files, ...(theirs?.files ?? [])])
    return {
      find: (id: string) => uploaded.get(id) ?? stored.get(id),
      add: (id: string, file: NamedFile) => setUploaded((before) => new Map(before).set(id, file)),
    }
  }, [lesson.files, theirs, uploaded])
  const { kind } = lesson
  const { isDirty } = form.formState
  return (
    <FormProvider {...form}>
      <LessonFiles value={files}>
        <FormFrame form={form} notice={theirs ? undefined : form.notice} className="flex min-w-0 flex-col gap-6">
          {theirs && <SavedFirst by={theirs.changedBy} onTake={() => form.reset({ value: formValue(theirs) })} />}
          <fieldset disabled={!mayChange} className="contents">
            {kind === 1 && <FilmFields />}
            {kind === 2 && <BookFields />}
            {kind === 3 && <QuizFields mayChange={mayChange} />}
            {kind === 4 && <AssignmentFields />}
            <FieldGroup title={bodyWords[kind].title}>
              <Controller
                control={form.control}
                name="value.body"
                render={({ field, fieldState }) => (
                  <Field
                    label={bodyWords[kind].label}
                    isOptional={kind !== 0 && kind !== 4}
                    error={fieldState.error?.message}
                    hint={bodyWords[kind].hint}
                  >
                    <RichTextEditor
                      label={bodyWords[kind].label}
                      maxLength={lessonLimits.bodyCharacters}
                      value={field.value ?? emptyRichText}
                      isReadOnly={!mayChange}
                      onChange={field.onChange}
                      onLeave={field.onBlur}
                    />
                  </Field>
                )}
              />
            </FieldGroup>
            <ResourceFields />
            <OpeningFields />
          </fieldset>
          {mayChange && (
            <div className="sticky bottom-0 z-10 flex flex-wrap gap-2 border-t border-line bg-ground py-3">
              <Button type="submit" variant="primary" isLoading={form.isSaving}>
                Simpan
              </Button>
              {isDirty && (
                <Button variant="quiet" onClick={() => form.reset()}>
                  Urungkan
                </Button>
              )}
            </div>
          )}
        </FormFrame>
      </LessonFiles>
      <LeaveGuard isDirty={isDirty && !form.isSaving} />
    </FormProvider>
  )
}
