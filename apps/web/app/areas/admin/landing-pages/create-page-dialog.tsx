import { zodResolver } from '@hookform/resolvers/zod'
import { createLandingPage } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { Suspense, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { failedForm } from '../../../shared/forms/form-result.ts'
import { GoalTabs, type GoalChoice } from './goal-tabs.tsx'
import { type Partner } from './kind-fields.tsx'
import { NewPageFields } from './new-page-fields.tsx'
import { blankBeginning, formMistakes, type PageForm, pageFormSchema } from './page-form.ts'
import { latePart } from '../../../shared/late/late-part.tsx'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'

const Gallery = latePart(async () => (await import('./gallery/gallery.tsx')).Gallery)
const TemplateForm = latePart(async () => (await import('./gallery/template-form.tsx')).TemplateForm)

interface CreatePageDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  partners: readonly Partner[]
}

/** Asks for goal, name, link and kind of a new page, and opens the builder. */
export function CreatePageDialog({ isOpen, onOpenChange, partners }: CreatePageDialogProps) {
  const navigate = useNavigate()
  const formId = useId()
  const [goal, setGoal] = useState<GoalChoice>('blank')
  const form = useForm<PageForm>({
    resolver: zodResolver(pageFormSchema),
    defaultValues: { name: '', link: '', kind: 'exclusive', partnerId: partners[0]?.id ?? '', ...blankBeginning },
  })
  const { handleSubmit, setError, setValue, watch, formState } = form
  const { errors, isSubmitting } = formState
  const fields = useMistakeFocus<HTMLDivElement>(formState.submitCount)
  const { template, look, asked } = watch()
  const isBlank = goal === 'blank'
  // Templates are loaded when a goal is chosen: submitting earlier would create an empty page.
  const isAwaitingTemplate = !isBlank && template === 'blank'
  const create = handleSubmit(async (values) => {
    if (isAwaitingTemplate) return
    try {
      const { page } = await call(createLandingPage, {
        body: {
          name: values.name,
          link_landing_page: values.link,
          kind: values.kind,
          template: values.template,
          look: values.look,
          ...(values.template === 'blank' ? {} : { offer: values.asked }),
          ...(values.kind === 'partner' ? { partner_id: values.partnerId } : {}),
        },
      })
      await navigate(`/admin/landing-pages/${page.id}`)
    } catch (error) {
      const { root, fields: wrong } = formMistakes(
        failedForm(error),
        error instanceof ApiError ? error.code : undefined,
      )
      for (const [name, message] of wrong) setError(name, { message })
      if (root !== null) setError('root', { message: root })
    }
  })
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title="Halaman baru"
        size={isBlank ? 'lg' : 'xl'}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" isLoading={isSubmitting || isAwaitingTemplate}>
              Buat halaman
            </Button>
          </>
        }
      >
        <div ref={fields} className="flex flex-col gap-5 pt-1">
          {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
          <div className={isBlank ? 'contents' : 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]'}>
            <GoalTabs
              goal={goal}
              onGoalChange={(next) => {
                setGoal(next)
                setValue('look', 0)
                if (next === 'blank') setValue('template', 'blank')
              }}
            >
              {isBlank ? (
                <p className="text-app-sm text-muted">
                  Halaman tanpa bagian. Pilih tujuan di atas untuk memulai dari templat.
                </p>
              ) : (
                <Suspense fallback={<Skeleton className="h-80 w-full" />}>
                  <Gallery
                    key={goal}
                    goal={goal}
                    template={template}
                    look={look}
                    asked={asked}
                    onTemplateChange={(name) => {
                      setValue('template', name)
                      setValue('look', 0)
                    }}
                    onLookChange={(index) => setValue('look', index)}
                  />
                </Suspense>
              )}
            </GoalTabs>
            {/* Templates contain forms of their own, so the form element holds only the fields. */}
            <form
              id={formId}
              onSubmit={(event) => void create(event)}
              noValidate
              className="flex min-w-0 flex-col gap-4"
            >
              <NewPageFields form={form} partners={partners} />
              {template !== 'blank' && (
                <Suspense fallback={<Skeleton className="h-40 w-full" />}>
                  {errors.asked?.message && <FormNotice>{errors.asked.message}</FormNotice>}
                  <TemplateForm
                    template={template}
                    asked={asked}
                    errors={askedErrors(errors.asked)}
                    onAsk={(values) => setValue('asked', values, { shouldValidate: formState.isSubmitted })}
                  />
                </Suspense>
              )}
            </form>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}

type AskedMistakes = Partial<Record<keyof PageForm['asked'], { message?: string } | undefined>>

const askedErrors = (mistakes: AskedMistakes | undefined) =>
  Object.fromEntries(Object.entries(mistakes ?? {}).map(([key, mistake]) => [key, mistake?.message]))
