import { type LandingPage, newLifecycle } from '@naikkelas/contract/pages'

/** A landing page as the API returns it: an unchanged draft, with overrides. */
export function aLandingPage(more: Partial<LandingPage> = {}): LandingPage {
  return {
    id: '0197a1c2-0000-7000-8000-000000000001',
    name: 'Kelas data',
    kind: 'exclusive',
    link_landing_page: 'kelas-data',
    exclusive_landingpage: true,
    siteParts: 'auto',
    partner_id: null,
    status: 'draft',
    address: '/kelas-data',
    headVersion: 0,
    publishedVersion: null,
    wasPublished: false,
    publishedAt: null,
    updatedAt: '2026-11-20T00:00:00.000Z',
    updatedBy: null,
    hasUnpublishedChanges: true,
    lifecycle: newLifecycle,
    deletedAt: null,
    ...more,
  }
}
