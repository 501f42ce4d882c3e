import type { BulkAction, PlannedPage } from '@naikkelas/contract/pages'
import { upgradeDocument } from '@naikkelas/page'
import type { AdminContext } from '../../../app-context.ts'
import { findGroupsOf, type PageHead, publishPages, unfinishedIn, unfinishedWords } from '../landing-pages/index.ts'
import { publicWords } from './act-words.rules.ts'
import { documentPlan } from './document-acts.rules.ts'
import type { GroupNames } from './group-names.ts'

type Plan = Pick<PlannedPage, 'changes' | 'reason'>

/** What an action would change on a page. */
export async function planFor(ctx: AdminContext, act: BulkAction, head: PageHead, names: GroupNames): Promise<Plan> {
  const { page } = head
  if (page.deletedAt !== null) return refused('Halaman ini ada di sampah.')
  switch (act.kind) {
    case 'theme':
    case 'offer':
    case 'visibility':
    case 'section':
      return documentPlan(upgradeDocument(head.document), act)
    case 'folder': {
      const groups = await findGroupsOf(ctx.database.queries, page.id)
      const was = groups?.folderId ?? null
      if (was === act.folderId) return refused('Sudah di sana.')
      return one('Folder', names.folder(was), names.folder(act.folderId))
    }
    case 'labels': {
      const groups = await findGroupsOf(ctx.database.queries, page.id)
      const was = groups?.labelIds ?? []
      const becomes = [...was.filter((id) => !act.remove.includes(id)), ...act.add.filter((id) => !was.includes(id))]
      if (becomes.length === was.length && becomes.every((id) => was.includes(id))) return refused('Sudah seperti itu.')
      return names.labelFlaw(becomes) ?? one('Label', names.labels(was), names.labels(becomes))
    }
    case 'publish': {
      if (page.status === 'published' && !page.hasUnpublishedChanges) return refused('Sudah terbit, tanpa perubahan.')
      const missing = await unfinishedIn(ctx, head)
      if (missing.length > 0) return refused(unfinishedWords(missing, 3))
      const becomes = publicWords({ status: 'published', publishedVersion: page.headVersion })
      return one('Untuk pengunjung', publicWords(page), becomes)
    }
    case 'unpublish':
      if (page.status !== 'published') return refused('Halaman ini tidak sedang terbit.')
      return one('Untuk pengunjung', publicWords(page), 'Draf')
    case 'trash':
      if (page.status === 'published' && !publishPages(ctx.actor))
        return refused('Halaman terbit hanya dapat dihapus oleh yang boleh menerbitkan.')
      return one('Halaman', publicWords(page), 'Di sampah, dapat dipulihkan 30 hari')
    default:
      return act satisfies never
  }
}

const refused = (reason: string): Plan => ({ changes: [], reason })

const one = (what: string, was: string, becomes: string): Plan => ({ changes: [{ what, was, becomes }], reason: null })
