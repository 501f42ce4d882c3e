import type { CommentThread } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { change, headline, makePage, retitle, send } from '../../../testing/page-factories.ts'
import { partOf, startSmtpReceiver } from '../../../testing/smtp-receiver.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'
import { createMail } from '../../../platform/mail/index.ts'

const receiver = await startSmtpReceiver()
const app = await createTestApp({
  overrides: {
    mail: createMail(
      {
        appEnv: 'local',
        smtpUrl: receiver.url,
        mailFrom: 'Naikkelas <halo@naikkelas.test>',
        publicUrl: 'http://localhost:3000',
      },
      '/nowhere',
    ),
  },
})
const menus = [{ menu: 'landing_pages', capability: 'design' }] as const
let count = 0
const person = (name: string) => {
  count += 1
  return app.signedIn({ name, role: 1, menus: [...menus], email: `orang${count}@naikkelas.test` })
}

async function begun(text: string, who: Browser, editor: Browser) {
  const section = headline({ title: 'Toko ramai' })
  const { page } = await makePage(editor, { sections: [section] })
  const reply = await who.post(`/admin/landing-pages/${page.id}/comments`, { sectionId: section.id, text })
  const thread = reply.body.data as CommentThread
  return { page, section, thread, place: `/admin/landing-pages/${page.id}/comments/${thread.id}` }
}

/** What was sent since this was asked last. */
async function sent() {
  await app.jobs.runDue()
  return receiver.letters.splice(0).sort((one, other) => (one.to[0] ?? '').localeCompare(other.to[0] ?? ''))
}

test('the last editor and mentioned admins are notified, with a link to the comment; the author is not', async () => {
  const [editor, named, writer] = [await person('Rani'), await person('Budi Santoso'), await person('Sari')]
  const { page, thread } = await begun('@Budi Santoso harganya <b>lama</b> & "salah"', writer, editor)
  const letters = await sent()
  expect(letters.map(({ to }) => to)).toEqual([[editor.admin.email], [named.admin.email]])
  const [toEditor, toNamed] = letters
  expect(toNamed?.source).toMatch(/^Subject: .*Sari menyebut Anda/m)
  const link = `http://localhost:3000/admin/landing-pages/${page.id}?komentar=${thread.id}`
  const text = partOf(toEditor?.source ?? '', 'text/plain')
  expect(text).toContain(link)
  expect(text).toContain('Sari menulis komentar pada bagian “Judul: Toko ramai”')
  expect(partOf(toNamed?.source ?? '', 'text/html')).toContain('&lt;b&gt;lama&lt;/b&gt; &amp; &quot;salah&quot;')
})

test('a reply notifies the participants of the thread; an edited comment only newly mentioned admins', async () => {
  const [editor, asker, helper] = [await person('Tono'), await person('Dewi'), await person('Wati')]
  const { place } = await begun('Bagaimana ini?', asker, editor)
  await sent()
  const answered = (await helper.post(`${place}/replies`, { text: 'Begini' })).body.data as CommentThread
  expect((await sent()).map(({ to }) => to[0])).toEqual([editor.admin.email, asker.admin.email])
  const own = `${place}/replies/${answered.comments[1]?.id}`
  await helper.patch(own, { text: 'Begini, @Dewi' })
  expect((await sent()).map(({ to }) => to[0])).toEqual([])
  const other = await person('Yanto')
  await helper.patch(own, { text: 'Begini, @Dewi dan @Yanto' })
  expect((await sent()).map(({ to }) => to[0])).toEqual([other.admin.email])
})

test('admins can turn their own notifications off and on', async () => {
  const [editor, writer] = [await person('Lina'), await person('Joko')]
  expect((await editor.get('/admin/notice-settings')).body.data).toEqual({ isCommentMailOn: true })
  await editor.patch('/admin/notice-settings', { isCommentMailOn: false })
  expect((await editor.get('/admin/notice-settings')).body.data).toEqual({ isCommentMailOn: false })
  const { place } = await begun('Lihat ini', writer, editor)
  expect(await sent()).toEqual([])
  await editor.patch('/admin/notice-settings', { isCommentMailOn: true })
  await writer.post(`${place}/replies`, { text: 'Sekali lagi' })
  expect((await sent()).map(({ to }) => to[0])).toEqual([editor.admin.email])
  expect((await app.visitor().get('/admin/notice-settings')).status).toBe(401)
  expect((await app.visitor().patch('/admin/notice-settings', { isCommentMailOn: false })).status).toBe(401)
  expect((await editor.patch('/admin/notice-settings', { isCommentMailOn: 'no' })).status).toBe(422)
})

test('admins without view permission, or without an account, are not notified', async () => {
  const [suspended, demoted, writer] = [await person('Pergi'), await person('Pindah'), await person('Tetap')]
  const { page, section, place } = await begun('Awal', writer, suspended)
  await send(demoted, page.id, page.headVersion, change(retitle(section, 'Judul lain')))
  await sent()
  await app.database.queries.execute(sql`UPDATE admin_users SET suspended_at = now() WHERE id = ${suspended.admin.id}`)
  await app.database.queries.execute(sql`DELETE FROM admin_menus WHERE admin_id = ${demoted.admin.id}`)
  await writer.post(`${place}/replies`, { text: '@Pergi @Pindah masih di sini?' })
  expect(await sent()).toEqual([])
})

test('a comment that was not kept leaves no mail', async () => {
  const [editor, writer] = [await person('Nina'), await person('Bayu')]
  const { page } = await begun('Awal', writer, editor)
  await sent()
  const reply = await writer.post(`/admin/landing-pages/${page.id}/comments`, {
    sectionId: 'tidak-ada1',
    text: '@Nina',
  })
  expect(reply.status).toBe(409)
  expect(await sent()).toEqual([])
})

test('an unreachable mail server does not prevent comments', async () => {
  const [editor, writer] = [await person('Eka'), await person('Fajar')]
  await receiver.stop()
  const { thread } = await begun('Tetap tersimpan', writer, editor)
  await app.jobs.runDue()
  expect(thread.comments).toHaveLength(1)
  const { rows } = await app.database.queries.execute(
    sql`SELECT sent_at FROM mails WHERE recipient_email = ${editor.admin.email}`,
  )
  expect(rows).toEqual([{ sent_at: null }])
})
