import { zodResolver } from '@hookform/resolvers/zod'
import { createLandingPage, slugFrom } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { failedForm } from '../../../shared/forms/form-result.ts'
import { KindFields, type Partner } from './kind-fields.tsx'
import { LinkField } from './link-field.tsx'
import { StarterChoice } from './starter-choice.tsx'
import { formMistakes, type PageForm, pageFormSchema } from './page-form.ts'

interface CreatePageDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  partners: readonly Partner[]
}

/** Asks for a name, a link and a kind, and opens the builder. */
export function CreatePageDialog({ isOpen, onOpenChange, partners }: CreatePageDialogProps) {
  const navigate = useNavigate()
  const formId = useId()
  const form = useForm<PageForm>({
    resolver: zodResolver(pageFormSchema),
    defaultValues: { name: '', link: '', kind: 'exclusive', partnerId: partners[0]?.id ?? '', starter: 'blank' },
  })
  const { register, handleSubmit, setError, setValue, watch, formState } = form
  const { errors, isSubmitting, dirtyFields } = formState
  const { link, kind, partnerId } = watch()
  const create = handleSubmit(async (values) => {
    try {
      const { page } = await call(createLandingPage, {
        body: {
          name: values.name,
          link_landing_page: values.link,
          kind: values.kind,
          starter: values.starter,
          ...(values.kind === 'partner' ? { partner_id: values.partnerId } : {}),
        },
      })
      await navigate(`/admin/landing-pages/${page.id}`)
    } catch (error) {
      const { root, fields } = formMistakes(failedForm(error), error instanceof ApiError ? error.code : undefined)
      for (const [name, message] of fields) setError(name, { message })
      if (root !== null) setError('root', { message: root })
    }
  })
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title="Halaman baru"
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" isLoading={isSubmitting}>
              Buat halaman
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={(event) => void create(event)} noValidate className="flex flex-col gap-4 pt-1">
          {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
          <Field label="Nama halaman" hint="Untuk tim Anda; pengunjung tidak melihatnya." error={errors.name?.message}>
            <Input
              {...register('name', {
                // Until someone writes a link of their own, it follows the name.
                onChange: (event: { target: { value: string } }) => {
                  if (!dirtyFields.link) setValue('link', slugFrom(event.target.value))
                },
              })}
              maxLength={120}
              autoComplete="off"
            />
          </Field>
          <LinkField
            value={link}
            kind={kind}
            error={errors.link?.message}
            onValueChange={(value) =>
              setValue('link', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            }
          />
          <KindFields
            kind={kind}
            partnerId={partnerId}
            partners={partners}
            error={errors.partnerId?.message}
            onKindChange={(value) => setValue('kind', value)}
            onPartnerChange={(value) => setValue('partnerId', value)}
          />
          <StarterChoice control={register('starter')} />
        </form>
      </DialogContent>
    </Dialog>
  )
}
