import type { LeadForm } from '@naikkelas/contract/marketing'
import { emptyDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { drawnAt } from '../../../shared/testing/drawn-at.tsx'
import { LeadFormPage } from './lead-form-page.tsx'

const form: LeadForm = {
  page: { id: '0197a1c2-0000-7000-8000-00000000000a', name: 'Kelas', address: '/kelas', theme: emptyDocument().theme },
  sectionId: 'form',
  anchor: 'daftar',
  title: 'Daftar',
  fields: [
    { name: 'phone', kind: 'whatsapp', label: 'Nomor WhatsApp', choices: [], isRequired: true },
    { name: 'name', kind: 'name', label: 'Nama', choices: [], isRequired: true },
  ],
  consent: '',
  sendLabel: 'Kirim',
  drawn: 'drawn',
  isOrder: false,
  held: null,
  next: null,
}

test('what is wrong is listed with the name of its field once', () => {
  const phone = "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"
  const issues = { phone, name: 'Wajib diisi' }
  const { getAllByRole } = drawnAt(
    <LeadFormPage form={form} refused={{ notice: null, issues, answers: {}, source: '' }} />,
  )
  const listed = getAllByRole('link').filter((link) => /^#(phone|name)$/.test(link.getAttribute('href') ?? ''))
  expect(listed.map(({ textContent }) => textContent)).toEqual([phone, 'Nama: Wajib diisi'])
})
