import type { LandingPage } from '@naikkelas/contract/pages'
import { type PageDocument, shortId, type StoredSection } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { change, makePage, send } from './page-factories.ts'
import type { Browser } from './test-app.ts'

type FormType = 'lead_form' | 'register_class' | 'newsletter' | 'contact' | 'order_form'

/** A section with a form; what is not given is as the palette inserts it. */
export function formSection(type: FormType, given: Record<string, unknown> = {}): StoredSection {
  const { version, defaults } = sections[type]
  return {
    id: shortId(),
    type,
    version,
    content: { ...JSON.parse(JSON.stringify(defaults)), consent: '', ...given } as StoredSection['content'],
    settings: defaultSettings,
  }
}

/** One field of a form. */
export function formField(
  kind: 'name' | 'whatsapp' | 'email' | 'choice' | 'text',
  given: { label?: string; options?: string; isRequired?: boolean } = {},
) {
  return { id: shortId(), kind, label: '', options: '', isRequired: true, ...given }
}

/** A published page with these sections, and where the form of its first one is sent. */
export async function publishForm(desk: Browser, ...given: StoredSection[]) {
  const { page } = await makePage(desk, { sections: given })
  const [first] = given
  if (!first) throw new Error('a form needs its section')
  await publish(desk, page)
  return { page, section: first, at: `/leads/${page.id}/${first.id}` }
}

export async function publish(desk: Browser, { id, headVersion }: Pick<LandingPage, 'id' | 'headVersion'>) {
  const reply = await desk.post(`/admin/landing-pages/${id}/publish`, { headVersion })
  if (reply.status !== 200) throw new Error(`it was not published: ${JSON.stringify(reply.body)}`)
}

/** Gives a page's offer another target for its buttons, unpublished yet. */
export async function aimOffer(desk: Browser, page: LandingPage, was: PageDocument['offer'], href: string) {
  const value = { ...was, cta: { label: 'Lanjut', target: { kind: 'url' as const, href } } }
  const { data } = await send(desk, page.id, page.headVersion, change({ kind: 'changeOffer', value, was }))
  return data.headVersion
}
