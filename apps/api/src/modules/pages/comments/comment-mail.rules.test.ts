import { expect, test } from 'vitest'
import { type CommentMail, commentMail } from './comment-mail.rules.ts'

const usual: CommentMail = {
  publicUrl: 'https://naikkelas.id',
  page: { id: '0197a1c2-0000-7000-8000-000000000001', name: 'Kelas iklan' },
  threadId: '0197a1c2-0000-7000-8000-000000000002',
  sectionName: 'Judul',
  authorName: 'Rani',
  text: 'Harganya masih lama.\nTolong dicek.',
  reason: 'mentioned',
}
const address =
  'https://naikkelas.id/admin/landing-pages/0197a1c2-0000-7000-8000-000000000001?komentar=0197a1c2-0000-7000-8000-000000000002'

test('HTML and text name author, text and place, and link to the comment and the setting', () => {
  const { subject, text, html } = commentMail(usual)
  expect(subject).toBe('Rani menyebut Anda dalam komentar: Kelas iklan')
  for (const form of [text, html]) {
    expect(form).toContain(address)
    expect(form).toContain('https://naikkelas.id/admin/akun')
    expect(form).toContain('karena nama Anda disebut')
  }
  expect(text).toContain('> Harganya masih lama.\n> Tolong dicek.')
  expect(html).toContain('Harganya masih lama.<br>Tolong dicek.')
})

test('names and words from others never become markup', () => {
  const hostile = `"><img src=x onerror='alert(1)'>&amp;`
  const { html } = commentMail({
    ...usual,
    text: hostile,
    authorName: hostile,
    sectionName: hostile,
    page: { ...usual.page, name: hostile },
  })
  expect(html).not.toMatch(/<img|onerror='|&amp;amp;amp;/)
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;')
})

test.each([
  ['answered', 'membalas percakapan', 'karena ikut dalam percakapan ini'],
  ['edited', 'menulis komentar', 'karena terakhir menyunting halaman ini'],
] as const)('the mail gives %s as its reason', (reason, act, why) => {
  const { subject, text } = commentMail({ ...usual, reason })
  expect(subject).toContain(act)
  expect(text).toContain(why)
})
