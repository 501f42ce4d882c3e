import type { CertificateLook, CertificateTemplateValue } from '@naikkelas/contract/learning'
import type { AdminContext } from '../app-context.ts'
import { findActiveLearnerByEmail } from '../modules/identity/learners/index.ts'
import { createCertificateTemplate, listCertificateTemplates } from '../modules/learning/certificates/index.ts'
import { demoReviewers, reviewerEmail } from './catalogue/reviewers.ts'
import { demoLearners } from './demo-accounts.ts'
import { findSeededCatalogue } from './seed.repo.ts'

const DAY_MS = 86_400_000

const look: CertificateLook = {
  layout: 'bingkai',
  accent: 'toska',
  heading: 'Sertifikat Kelulusan',
  sentence: 'telah menyelesaikan seluruh materi dan tugas kelas',
  signerName: 'Dewi Lestari',
  signerTitle: 'Kepala Pembelajaran Naikkelas',
}

const templates: readonly { name: string; look: CertificateLook; links: readonly string[] }[] = [
  { name: 'Bawaan Naikkelas', look, links: [] },
  {
    name: 'TikTok Shop',
    look: { ...look, layout: 'pita', accent: 'nila', signerName: 'Rini Maulida', signerTitle: 'Pengajar TikTok Shop' },
    links: ['tiktok-shop-dari-nol'],
  },
]

/** Who has completed what, and how many days ago. */
const completions = [
  { who: 0, link: 'kenalan-shopee', daysAgo: 12 },
  { who: 1, link: 'toko-shopee-pertama', daysAgo: 40 },
  { who: 2, link: 'tiktok-shop-dari-nol', daysAgo: 33 },
  { who: 3, link: 'kenalan-shopee', daysAgo: 5 },
] as const

/** What certificates look like, and some that were issued; what is there already stays as it is. */
export async function makeCertificates(ctx: AdminContext): Promise<void> {
  const { sellables } = await findSeededCatalogue(ctx.database.queries)
  const idOf = (link: string) => {
    const id = sellables.get(link)
    if (id === undefined) throw new Error(`the demonstration has no ${link}`)
    return id
  }
  const there = new Set((await listCertificateTemplates(ctx)).items.map(({ value }) => value.name))
  for (const [at, { name, look: own, links }] of templates.entries()) {
    if (there.has(name)) continue
    const value: CertificateTemplateValue = {
      name,
      look: own,
      signatureId: null,
      isDefault: at === 0,
      courseIds: links.map(idOf),
    }
    await createCertificateTemplate(ctx, { body: { value } })
  }
  const emails = [...demoLearners.slice(0, 1).map(({ email }) => email), ...demoReviewers.map(reviewerEmail)]
  for (const { who, link, daysAgo } of completions) {
    const learner = await findActiveLearnerByEmail(ctx.database.queries, emails[who] ?? '')
    if (!learner) continue
    const at = new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS).toISOString()
    await ctx.unitOfWork(({ emit }) => emit('course.completed', { learnerId: learner.id, courseId: idOf(link), at }))
  }
}
