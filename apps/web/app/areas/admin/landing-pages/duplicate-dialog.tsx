import { zodResolver } from '@hookform/resolvers/zod'
import { type LandingPage, slugFrom } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { Offer } from '@naikkelas/ui/sections/registry'
import { useToast } from '@naikkelas/ui/toast'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { failedForm } from '../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { type AskedOffer, copiedOffer, noAskedOffer, type OfferChoice, offerMistake } from './copied-offer.ts'
import { copyPage } from './copy-page.ts'
import { LinkField } from './link-field.tsx'
import { OfferChoiceFields } from './offer-choice-fields.tsx'
import { blankBeginning, formMistakes, type PageForm, pageFormSchema } from './page-form.ts'

interface DuplicateDialogProps {
  page: LandingPage
  /** Head of the page. */
  offer: Offer
  /** Saves pending changes first. False: that failed, and nothing is copied. */
  save?: () => Promise<boolean>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A copy with an offer, name and link of its own, opened as a draft. */
export function DuplicateDialog({ page, offer, save, isOpen, onOpenChange }: DuplicateDialogProps) {
  const navigate = useNavigate()
  const { toast } = useToast()
  const formId = useId()
  const [choice, setChoice] = useState<OfferChoice>('same')
  const [asked, setAsked] = useState<AskedOffer>(noAskedOffer)
  const [offerError, setOfferError] = useState<string | null>(null)
  const kind = page.kind === 'partner' ? 'partner' : 'exclusive'
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<PageForm>({
    resolver: zodResolver(pageFormSchema),
    defaultValues: {
      name: `${page.name} (salinan)`.slice(0, 120),
      link: slugFrom(`${page.link_landing_page}-salinan`),
      kind,
      partnerId: page.partner_id ?? '',
      ...blankBeginning,
    },
  })
  const { errors, isSubmitting } = formState
  const form = useMistakeFocus(formState.submitCount)
  const copy = handleSubmit(async (values) => {
    const mistake = offerMistake(choice, asked)
    setOfferError(mistake)
    if (mistake !== null) return
    try {
      if (save && !(await save()))
        return setError('root', {
          message: 'Perubahan terakhir belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
        })
      const { page: made, hasOffer } = await copyPage({
        pageId: page.id,
        name: values.name,
        link: values.link,
        offer: copiedOffer(choice, asked),
      })
      onOpenChange(false)
      if (!hasOffer)
        toast({
          title: 'Salinan dibuat, penawarannya belum diganti',
          text: 'Ganti penawaran di pengaturan halaman sebelum menerbitkan.',
          tone: 'warn',
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
        title={`Gandakan “${page.name}”`}
        description="Salinan dibuka sebagai draf, dengan semua bagiannya."
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
        <form
          ref={form}
          id={formId}
          onSubmit={(event) => void copy(event)}
          noValidate
          className="flex flex-col gap-4 pt-1"
        >
          {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
          <OfferChoiceFields
            offer={offer}
            choice={choice}
            asked={asked}
            error={offerError}
            onChoose={setChoice}
            onAsk={setAsked}
          />
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
