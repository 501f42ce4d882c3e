import { updateLandingPage } from '@naikkelas/contract/pages'
import type { SitePartChoice } from '@naikkelas/page'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { useMayPublish } from '../state/may-publish.ts'

const hints: Record<SitePartChoice, string> = {
  auto: 'Tampil jika halaman ini tidak punya header atau footer sendiri. Halaman mitra dan halaman tautan tidak memakainya.',
  on: 'Header dan footer situs selalu tampil di halaman ini.',
  off: 'Halaman ini tidak memakai header dan footer situs.',
}

/** Whether the page carries what all pages share. No part of the document: it is saved at once, and public at once. */
export function SitePartsField() {
  const { store } = useBuilderParts()
  const page = useBuilder((state) => state.page)
  const mayPublish = useMayPublish()
  const { toast } = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const choose = async (siteParts: SitePartChoice) => {
    setIsSaving(true)
    try {
      const changed = await call(updateLandingPage, { params: { pageId: page.id }, body: { siteParts } })
      store.actions.setPage({ ...store.getState().page, siteParts: changed.siteParts })
      toast({
        title: page.status === 'published' ? 'Halaman yang sudah terbit ikut berubah' : 'Pengaturan halaman tersimpan',
      })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    } finally {
      setIsSaving(false)
    }
  }
  const isHeld = page.status === 'published' && !mayPublish
  return (
    <Field
      label="Header dan footer situs"
      hint={
        isHeld
          ? 'Halaman ini sudah terbit. Hanya akun yang boleh menerbitkan yang dapat mengubahnya.'
          : hints[page.siteParts]
      }
    >
      <Select
        value={page.siteParts}
        disabled={isSaving || isHeld}
        onChange={(event) => void choose(event.target.value as SitePartChoice)}
      >
        <option value="auto">Otomatis</option>
        <option value="on">Selalu tampil</option>
        <option value="off">Tanpa</option>
      </Select>
    </Field>
  )
}
