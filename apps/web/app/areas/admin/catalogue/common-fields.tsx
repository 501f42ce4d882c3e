import { type SellableKind, uploadTypes } from '@naikkelas/contract'
import { type Category, DESCRIPTION_LENGTH } from '@naikkelas/contract/commerce'
import type { Partner } from '@naikkelas/contract/identity'
import { type PictureType, slugFrom } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { emptyRichText } from '@naikkelas/ui/rich-text/schema'
import { Select } from '@naikkelas/ui/select'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller, useFormContext } from 'react-hook-form'
import { RecordField, type RecordNames } from '../inputs/record-field.tsx'
import { AmountField, CountField, InstantField } from '../inputs/fields.tsx'
import { RichTextEditor } from '../kit/rich-text/rich-text-editor.tsx'
import type { CommonFormValues } from './form-values.ts'
import { PictureFormField } from '../media/picture-form-field.tsx'
import { searchPages } from './record-names.ts'

/** What the cover of each kind is uploaded as. */
const coverTypes: Readonly<Record<SellableKind, PictureType>> = {
  course: uploadTypes.thumbnail,
  service: uploadTypes.product,
  tool: uploadTypes.product,
  add_on: uploadTypes.addOn,
  event: uploadTypes.eventThumbnail,
  partner_package: uploadTypes.product,
}

interface CommonFieldsProps {
  kind: SellableKind
  isNew: boolean
  categories: readonly Category[]
  partners: readonly Partner[]
  names: RecordNames
  mayChange: boolean
}

/** Name, link, and where it belongs. */
export function CommonFields({ kind, isNew, categories, partners, names, mayChange }: CommonFieldsProps) {
  const { control, register, formState, getFieldState, setValue } = useFormContext<CommonFormValues>()
  const errors = formState.errors.value
  const name = register('value.name', {
    // A link follows the name until the admin writes one.
    onChange: ({ target }: { target: { value: string } }) => {
      if (isNew && !getFieldState('value.link').isDirty) setValue('value.link', slugFrom(target.value))
    },
  })
  return (
    <>
      <Field label="Nama" error={errors?.name?.message}>
        <Input {...name} maxLength={90} />
      </Field>
      <Field
        label="Tautan"
        hint={
          isNew
            ? 'Dibuat dari nama; boleh diganti.'
            : 'Bila diganti, alamat lama hanya mengarah ke sini jika ada halaman landingnya.'
        }
        error={errors?.link?.message}
      >
        <Input {...register('value.link')} maxLength={60} autoComplete="off" spellCheck={false} />
      </Field>
      <Field
        label="Ringkasan"
        hint="Satu atau dua kalimat di kartu dan hasil pencarian."
        error={errors?.summary?.message}
      >
        <Textarea {...register('value.summary')} maxLength={200} rows={2} />
      </Field>
      <Controller
        name="value.description"
        control={control}
        render={({ field, fieldState }) => (
          <Field label="Uraian" hint="Dibaca di halamannya, di bawah ringkasan." error={fieldState.error?.message}>
            <RichTextEditor
              label="Uraian"
              maxLength={DESCRIPTION_LENGTH}
              value={field.value ?? emptyRichText}
              isReadOnly={!mayChange}
              onChange={field.onChange}
              onLeave={field.onBlur}
            />
          </Field>
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name="value.categoryId"
          control={control}
          render={({ field, fieldState }) => (
            <Field label="Kategori" error={fieldState.error?.message}>
              <Select value={field.value ?? ''} onChange={({ target }) => field.onChange(target.value || null)}>
                <option value="">Tanpa kategori</option>
                {categories.map(({ id, value }) => (
                  <option key={id} value={id}>
                    {value.name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        />
        {partners.length > 0 && (
          <Controller
            name="value.partnerId"
            control={control}
            render={({ field, fieldState }) => (
              <Field label="Pemilik" error={fieldState.error?.message}>
                <Select value={field.value ?? ''} onChange={({ target }) => field.onChange(target.value || null)}>
                  <option value="">Milik sendiri</option>
                  {partners.map((partner) => (
                    <option key={partner.id} value={partner.id}>
                      {partner.name}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
          />
        )}
      </div>
      <PictureFormField
        name="value.coverId"
        label="Gambar sampul"
        hint="Melintang, 16 banding 9."
        uploadType={coverTypes[kind]}
      />
      <Controller
        name="value.landingPageId"
        control={control}
        render={({ field, fieldState }) => (
          <RecordField
            label="Halaman landing"
            hint="Kosongkan bila halamannya digambar dari data ini."
            error={fieldState.error?.message}
            value={field.value}
            names={names}
            search={searchPages}
            onChange={field.onChange}
          />
        )}
      />
    </>
  )
}

/** Price, seats and when it can be bought. */
export function SalesFields({ mustExplain }: { mustExplain: boolean }) {
  const { control, register, formState } = useFormContext<CommonFormValues>()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField control={control} name="value.price" label="Harga" />
        <AmountField control={control} name="value.strikePrice" label="Harga sebelum diskon" />
        <InstantField
          control={control}
          name="value.availableFrom"
          label="Dijual mulai"
          hint="Waktu WIB. Kosongkan bila sejak sekarang."
        />
        <InstantField
          control={control}
          name="value.availableUntil"
          label="Dijual sampai"
          hint="Waktu WIB. Kosongkan bila terus dijual."
        />
        <CountField control={control} name="value.seats" label="Jumlah kursi (kosong: tidak dibatasi)" />
      </div>
      {mustExplain && (
        <Field
          label="Alasan perubahan harga"
          hint="Tersimpan di riwayat harga bersama nama Anda."
          error={formState.errors.reason?.message}
        >
          <Input {...register('reason')} maxLength={300} />
        </Field>
      )}
    </>
  )
}
