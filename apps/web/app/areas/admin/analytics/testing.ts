import type { PageAnalytics } from '@naikkelas/contract/marketing'

const part = { views: 40, visitors: 36, ctaVisitors: 9, ctr: 0.25 }
const totals = {
  views: 1_250,
  visitors: 1_100,
  ctaClicks: 99,
  linkClicks: 12,
  ctaVisitors: 88,
  ctr: 0.08,
  linkCtr: 0.0888,
  leads: 7,
}

const noNote = { price: null, priceBefore: null, address: null, addressBefore: null }

/** Analytics of two days of a page with a form; tests override what they need. */
export function sampleAnalytics(given: Partial<PageAnalytics> = {}): PageAnalytics {
  return {
    page: {
      id: '0197a1c2-0000-7000-8000-000000000001',
      name: 'Kelas data',
      address: '/kelas-data',
      isPublished: true,
      isLinkPage: false,
      hasForm: true,
    },
    period: { from: '2026-11-21', until: '2026-11-22' },
    before: { from: '2026-11-19', until: '2026-11-20' },
    keptSince: '2026-08-24',
    totals,
    totalsBefore: { ...totals, views: 1_000, ctr: null },
    traffic: { visitor: 1_250, bot: 80, staff: 3, botShare: 0.06 },
    days: [
      {
        day: '2026-11-21',
        views: 600,
        visitors: 550,
        ctaClicks: 40,
        before: { views: 500, visitors: 480, ctaClicks: 31 },
      },
      {
        day: '2026-11-22',
        views: 650,
        visitors: 550,
        ctaClicks: 59,
        before: { views: 500, visitors: 470, ctaClicks: 30 },
      },
    ],
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, views: hour, ctaClicks: 0 })),
    sources: [
      { ...part, source: 'instagram' },
      { ...part, source: '<script>' },
      { ...part, source: null },
    ],
    sourceNames: ['instagram', '<script>'],
    devices: [{ ...part, device: 'mobile' }],
    cities: [
      { ...part, city: 'Bandung' },
      { ...part, city: '<b>Solo' },
      { ...part, city: null },
      { ...part, city: '' },
    ],
    cityNames: ['Bandung', '<b>Solo'],
    variants: [
      { ...part, key: 'a', ctaClicks: 12, leads: 3 },
      { ...part, key: 'b', ctaClicks: 21, ctaVisitors: 18, ctr: 0.5, leads: 4 },
    ],
    sections: [
      {
        id: 'judul00001',
        type: 'headline',
        words: 'Toko ramai',
        isOnPage: true,
        visitors: 1_045,
        reach: 0.95,
        averageMs: 4_200,
        dropOff: 0.125,
        clicks: 99,
      },
      {
        id: 'hilang0001',
        type: 'price',
        words: '',
        isOnPage: false,
        visitors: 3,
        reach: 0.003,
        averageMs: 65_000,
        dropOff: null,
        clicks: 0,
      },
    ],
    links: [
      {
        sectionId: 'judul00001',
        link: '4f2a',
        isOther: false,
        isOnPage: true,
        label: 'Daftar sekarang',
        target: '/checkout/7',
        isCta: true,
        clicks: 99,
        share: 0.89,
        ctr: 0.079,
        medianMs: 27_000,
      },
    ],
    campaigns: [
      { campaign: 'gajian', views: 40, visitors: 36, leads: 4, cost: 300_000, costPerLead: 75_000 },
      { campaign: 'siaran', views: 4, visitors: 3, leads: 0, cost: null, costPerLead: null },
    ],
    notes: [
      { at: '2026-11-21T03:00:00.000Z', day: '2026-11-21', kind: 'published', ...noNote },
      {
        at: '2026-11-21T03:00:00.000Z',
        day: '2026-11-21',
        kind: 'price',
        ...noNote,
        price: 349_000,
        priceBefore: 399_000,
      },
    ],
    ...given,
  }
}
