import {
  adCostsAtMost,
  chatRotationsAtMost,
  leadRecipientsAtMost,
  leadWebhooksAtMost,
  redirectsAtMost,
  shortLinksAtMost,
  utmPresetsAtMost,
} from '@naikkelas/contract/marketing'
import { sectionLibraryLimits } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { headline, makePage } from '../../testing/page-factories.ts'
import { createTestApp } from '../../testing/test-app.ts'

const AT_ONCE = 6

const app = await createTestApp()
const { queries } = app.database
const owner = await app.signedIn({ role: 0 })
const { page } = await makePage(owner, { sections: [headline()] })
const agent = { name: 'Ani', number: '081234567890', isPaused: false }

interface Limit {
  max: number
  table: string
  /** The columns that no two rows share. */
  own: readonly string[]
  path: string
  body: (number: number) => unknown
}

const limits: Record<string, Limit> = {
  'UTM presets': {
    max: utmPresetsAtMost,
    table: 'utm_presets',
    own: ['id', 'name'],
    path: '/admin/utm-presets',
    body: (number) => ({ name: `Preset ${number}`, utm: {} }),
  },
  'short links of a page': {
    max: shortLinksAtMost,
    table: 'short_links',
    own: ['code'],
    path: '/admin/short-links',
    body: (number) => ({ pageId: page.id, label: `Brosur ${number}`, utm: {} }),
  },
  'recipients of lead mails': {
    max: leadRecipientsAtMost,
    table: 'lead_recipients',
    own: ['id', 'email'],
    path: '/admin/lead-recipients',
    body: (number) => ({ email: `tim-${number}@toko.id`, pageId: null, sectionId: null }),
  },
  'webhooks of leads': {
    max: leadWebhooksAtMost,
    table: 'lead_webhooks',
    own: ['id'],
    path: '/admin/lead-webhooks',
    body: (number) => ({ url: `https://toko.id/kait/${number}`, pageId: null }),
  },
  redirects: {
    max: redirectsAtMost,
    table: 'redirects',
    own: ['path'],
    path: '/admin/redirects',
    body: (number) => ({ path: `/lama-${number}`, target: '/baru' }),
  },
  'chat rotations': {
    max: chatRotationsAtMost,
    table: 'chat_rotations',
    own: ['id'],
    path: '/admin/chat-rotations',
    body: (number) => ({ name: `Rotasi ${number}`, text: '', agents: [agent] }),
  },
  'ad costs of a page': {
    max: adCostsAtMost,
    table: 'ad_costs',
    own: ['id'],
    path: `/admin/landing-pages/${page.id}/ad-costs`,
    body: (number) => ({ campaign: `iklan-${number}`, from: '2026-01-01', until: '2026-01-02', amount: 1_000 }),
  },
  'saved sections': {
    max: sectionLibraryLimits.saved,
    table: 'saved_sections',
    own: ['id'],
    path: '/admin/saved-sections',
    body: (number) => ({ name: `Bagian ${number}`, sections: [headline()] }),
  },
}

test.for(Object.entries(limits))(
  '%s: of requests that arrive at once, only as many succeed as there is room for',
  async ([, { max, table, own, path, body }]) => {
    expect((await owner.post(path, body(0))).status).toBe(201)
    const changed = own.map((column) =>
      column === 'id'
        ? `'id', overlay(overlay(md5(n::text) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`
        : `'${column}', '/salinan-' || n`,
    )
    await queries.execute(
      sql.raw(`INSERT INTO ${table} SELECT copy.* FROM (SELECT existing AS r FROM ${table} AS existing LIMIT 1) AS one, generate_series(2, ${max - 1}) AS n,
        jsonb_populate_record(one.r, jsonb_build_object(${changed.join(', ')})) AS copy`),
    )

    const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => owner.post(path, body(index + 1))))

    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array(AT_ONCE - 1).fill(path.endsWith('ad-costs') ? 422 : 409),
    ])
    const { rows } = await queries.execute(sql.raw(`SELECT count(*)::int AS count FROM ${table}`))
    expect(rows).toEqual([{ count: max }])
  },
)
