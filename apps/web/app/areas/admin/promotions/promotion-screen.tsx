import { bannerPlacements } from '@naikkelas/contract'
import {
  changePromotionStatus,
  createPromotion,
  placementAddresses,
  type Promotion,
  type PromotionValue,
  updatePromotion,
} from '@naikkelas/contract/site'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Controller, useFormContext } from 'react-hook-form'
import { searchPages } from '../catalogue/record-names.ts'
import { changeStatusBy } from '../content/change-status.ts'
import { FieldGroup } from '../content/field-group.tsx'
import { RecordScreen, type RecordValues } from '../content/record-screen.tsx'
import { WindowFields } from '../content/window-fields.tsx'
import { RecordField } from '../inputs/record-field.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { PromotionBanners } from './promotion-banners.tsx'

type Values = RecordValues<PromotionValue>

const blank: PromotionValue = { title: '', landingPageId: null, banners: [], startsAt: null, endsAt: null }

interface PromotionScreenProps {
  /** Null for a new one. */
  record: Promotion | null
  copied: PromotionValue | null
  mayChange: boolean
}

/** One promotion: where it leads, its banners, and when visitors see it. */
export function PromotionScreen({ record, copied, mayChange }: PromotionScreenProps) {
  return (
    <RecordScreen<PromotionValue, Promotion>
      record={record}
      blank={blank}
      // A copy is seen at a time of its own.
      copied={copied && { ...copied, startsAt: null, endsAt: null }}
      newTitle="Tambah promosi"
      list={{ href: '/admin/promosi', label: 'Promosi' }}
      draft="promotion"
      create={endpointRequest(createPromotion, ({ value }: Values) => ({ body: { value } }))}
      update={({ id, version }) =>
        endpointRequest(updatePromotion, ({ value }: Values) => ({
          params: { promotionId: id },
          body: { value, version },
        }))
      }
      change={changeStatusBy(changePromotionStatus)}
      startsAtOf={({ startsAt }) => startsAt}
      publicAddress={({ value }) => placementAddresses[value.banners[0]?.placement ?? bannerPlacements.all]}
      mayChange={mayChange}
      facts={record?.isHeld && <span>Tampil setelah halaman tujuannya terbit.</span>}
    >
      <Fields page={record?.page?.name} />
    </RecordScreen>
  )
}

/** @param page the name of the page it leads to now */
function Fields({ page }: { page: string | undefined }) {
  const { control, register, formState } = useFormContext<Values>()
  return (
    <>
      <FieldGroup title="Isi">
        <Field label="Judul" hint="Hanya untuk admin." error={formState.errors.value?.title?.message}>
          <Input {...register('value.title')} maxLength={80} />
        </Field>
        <Controller
          name="value.landingPageId"
          control={control}
          render={({ field, fieldState }) => (
            <RecordField
              label="Halaman tujuan"
              hint="Alamatnya diikuti bila berubah. Selama halamannya belum terbit, promosinya tidak tampil."
              error={fieldState.error?.message}
              value={field.value}
              names={field.value !== null && page !== undefined ? { [field.value]: page } : {}}
              search={searchPages}
              onChange={field.onChange}
            />
          )}
        />
      </FieldGroup>
      <PromotionBanners />
      <FieldGroup title="Waktu tampil">
        <WindowFields />
      </FieldGroup>
    </>
  )
}
