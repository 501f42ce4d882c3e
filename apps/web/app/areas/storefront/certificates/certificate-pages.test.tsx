import type { CertificatePage as Certificate, OwnCertificate } from '@naikkelas/contract/learning'
import { expect, test } from 'vitest'
import { drawnAt } from '../../../shared/testing/drawn-at.tsx'
import { CertificatePage } from './certificate-page.tsx'
import { CheckPage } from './check-page.tsx'

const certificate: Certificate = {
  number: 'NK/2026/12/000001',
  name: 'Dewi <b>Lestari</b>',
  course: 'Iklan yang laku',
  completedAt: '2026-11-27T03:00:00.000Z',
  issuedAt: '2026-11-27T03:00:00.000Z',
  isRevoked: false,
  code: '4K7P9QXM2T8AH3ZD',
  isListed: false,
  courseAddress: '/kelas/iklan',
}

const own: OwnCertificate = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  number: certificate.number,
  code: certificate.code,
  courseNumber: 12,
  course: certificate.course,
  name: 'Dewi Lestari',
  completedAt: certificate.completedAt,
  issuedAt: certificate.issuedAt,
  isRevoked: false,
  isListed: false,
  isNameOutdated: false,
  isNamed: true,
}

const opened = (given: { certificate?: Partial<Certificate>; own?: Partial<OwnCertificate>; isView?: boolean } = {}) =>
  drawnAt(
    <CertificatePage
      certificate={{ ...certificate, ...given.certificate }}
      own={given.own ? { ...own, ...given.own } : null}
      address="https://naikkelas.test/verifikasi-sertifikat/4K7P9QXM2T8AH3ZD"
      person={null}
      isView={given.isView ?? false}
      failure={null}
    />,
  )

const asked = (given: Partial<Parameters<typeof CheckPage>[0]>) =>
  drawnAt(<CheckPage asked="" found={null} problem={null} {...given} />)

test('the form asks by GET for one number or code, and says at its field what is not found', () => {
  const first = asked({})
  const form = first.getByRole('button', { name: 'Periksa' }).closest('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/verifikasi-sertifikat', null])
  expect(first.queryByText(/tidak ditemukan/)).toBeNull()
  const again = asked({ asked: 'NK/2026/1/9', problem: 'unknown' })
  const field = again.getByRole('textbox', { name: 'Nomor atau kode' })
  expect(field.getAttribute('value')).toBe('NK/2026/1/9')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(again.getByText(/Sertifikat tidak ditemukan/)).toBeTruthy()
})

test('found by its number, a certificate shows the shortened name and says how to see all of it', () => {
  const { getByText, getByRole } = asked({ asked: certificate.number, found: { ...certificate, name: 'Dewi L.' } })
  expect(getByRole('article', { name: 'Sertifikat NK/2026/12/000001' })).toBeTruthy()
  expect(getByText('Dewi L.')).toBeTruthy()
  expect(getByText(/namanya disingkat/)).toBeTruthy()
})

test('visitors see what a certificate says and can share it; its owner can download it and add it to LinkedIn', () => {
  const visitor = opened()
  expect(visitor.getByText('Dewi <b>Lestari</b>')).toBeTruthy()
  expect(visitor.getByText('Berlaku')).toBeTruthy()
  expect(visitor.getByRole('heading', { name: 'Bagikan' })).toBeTruthy()
  expect(visitor.queryByRole('link', { name: 'Unduh sertifikat' })).toBeNull()
  const owner = opened({ own: {} })
  const download = owner.getByRole('link', { name: 'Unduh sertifikat' })
  expect(download.getAttribute('href')).toBe(`/api/me/certificates/${own.id}/file`)
  expect(owner.getByRole('link', { name: 'Tambahkan ke LinkedIn' }).getAttribute('href')).toContain('certUrl=https%3A')
  expect(owner.getByRole('button', { name: 'Izinkan muncul di mesin pencari' })).toBeTruthy()
})

test('a changed name can be put on it, a name that cannot be printed is asked for, and a view changes nothing', () => {
  const outdated = opened({ own: { isNameOutdated: true } })
  expect(outdated.getByRole('button', { name: 'Terbitkan ulang dengan nama sekarang' })).toBeTruthy()
  const unnamed = opened({ own: { isNamed: false } })
  expect(unnamed.queryByRole('link', { name: 'Unduh sertifikat' })).toBeNull()
  expect(unnamed.getByRole('link', { name: 'Perbarui nama di profil' })).toBeTruthy()
  expect(
    opened({ own: { isNameOutdated: true }, isView: true }).queryAllByRole('button', {
      name: /mesin pencari|Terbitkan/,
    }),
  ).toEqual([])
})

test('a revoked one says so and is not passed on; an erased name is explained', () => {
  const revoked = opened({ certificate: { isRevoked: true }, own: { isRevoked: true } })
  expect(revoked.getByText('Dicabut')).toBeTruthy()
  expect(revoked.queryByRole('heading', { name: 'Bagikan' })).toBeNull()
  expect(revoked.queryByRole('link', { name: 'Unduh sertifikat' })).toBeNull()
  expect(opened({ certificate: { name: null } }).getByText(/sudah menghapus akun/)).toBeTruthy()
})
