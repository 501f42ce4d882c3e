import { zodResolver } from '@hookform/resolvers/zod'
import { duplicateLandingPage, type LandingPageSummary, slugFrom } from '@naikkelas/contract'
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
import { LinkField } from './link-field.tsx'
import { formMistakes, type PageForm, pageFormSchema } from './page-form.ts'

interface DuplicateDialogProps {
  page: LandingPageSummary
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A copy under a name and link of its own, opened as a draft. */
export function DuplicateDialog({ page, isOpen, onOpenChange }: DuplicateDialogProps) {
  const navigate = useNavigate()
  const formId = useId()
  const kind = page.kind === 'partner' ? 'partner' : 'exclusive'
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<PageForm>({
    resolver: zodResolver(pageFormSchema),
    defaultValues: {
      name: `${page.name} (salinan)`.slice(0, 120),
      link: slugFrom(`${page.link_landing_page}-salinan`),
      kind,
      partnerId: page.partner_id ?? '',
      starter: 'blank',
    },
  })
  const { errors, isSubmitting } = formState
  const copy = handleSubmit(async (values) => {
    try {
      const { page: made } = await call(duplicateLandingPage, {
        params: { pageId: page.id },
        body: { name: values.name, link_landing_page: values.link },
      })
      await navigate(`/admin/landing-pages/${made.id}`)
    } catch (error) {
      const { root, fields } = formMistakes(failedForm(error), error instanceof ApiError ? error.code : undefined)
      for (const [name, message] of fields) setError(name, { message })
      if (root !== null) setError('root', { message: root })
    }
  })
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Gandakan "${page.name}"`}
        description="Salinan dibuka sebagai draf. Periksa penawarannya: harga, tenggat, dan tombol ikut tersalin."
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" isLoading={isSubmitting}>
              Gandakan halaman
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={(event) => void copy(event)} noValidate className="flex flex-col gap-4 pt-1">
          {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
          <Field label="Nama halaman" error={errors.name?.message}>
            <Input {...register('name')} maxLength={120} autoComplete="off" />
          </Field>
          <LinkField
            value={watch('link')}
            kind={kind}
            error={errors.link?.message}
            onValueChange={(value) =>
              setValue('link', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            }
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
