import { randomUUID } from 'node:crypto'
import { type Operation, type StoredSection, emptyDocument } from '@naikkelas/page'
import type { AdminContext } from '../app-context.ts'
import { applyChanges, createLandingPage, publishLandingPage } from '../modules/pages/landing-pages/index.ts'
import type { DemoPage } from './demo-pages.ts'

interface MakePageInput {
  page: DemoPage
  sections: readonly StoredSection[]
  partnerId: string | null
}

/** Makes a demo page as a marketer would: created, composed by operations, published. Answers its id. */
export async function makePage(ctx: AdminContext, { page, sections, partnerId }: MakePageInput): Promise<string> {
  const { page: made } = await createLandingPage(ctx, ctx.ports, {
    body: {
      name: page.name,
      link_landing_page: page.link,
      kind: page.kind,
      partner_id: partnerId,
      template: 'blank',
      look: 0,
    },
  })
  const params = { pageId: made.id }
  const change = (operations: Operation[]) => ({ id: randomUUID(), operations })
  const changes = [
    change(lookOf(page)),
    ...sections.map((section, index) =>
      change([{ kind: 'insertSection', section, afterId: sections[index - 1]?.id ?? null }]),
    ),
  ]
  const { headVersion } = await applyChanges(ctx, { params, body: { baseVersion: 0, changes } })
  if (page.isPublished) await publishLandingPage(ctx, ctx.ports.pageDrawer, { params, body: { headVersion } })
  const [first] = sections
  if (page.laterTitle !== undefined && first) {
    const retitled: Operation = {
      kind: 'changeField',
      sectionId: first.id,
      sectionVersion: first.version,
      path: ['title'],
      value: page.laterTitle,
      was: first.content.title ?? '',
    }
    await applyChanges(ctx, { params, body: { baseVersion: headVersion, changes: [change([retitled])] } })
  }
  return made.id
}

function lookOf({ document: { theme, offer, seo, template, linkWords } }: DemoPage): Operation[] {
  const was = emptyDocument()
  return [
    { kind: 'changeTheme', value: theme, was: was.theme },
    { kind: 'changeOffer', value: offer, was: was.offer },
    { kind: 'changeSeo', value: seo, was: was.seo },
    { kind: 'changeTemplate', value: template, was: was.template },
    ...(linkWords ? [{ kind: 'changeLinkWords' as const, value: linkWords, was: {} }] : []),
  ]
}
