// Forms as a browser without scripts sends them, behind TLS: sign-in, first admin, lead form, unsubscribe page.
import { Window } from 'happy-dom'
import { codeOf } from '../totp.mjs'
import { apiOf, must } from './deployment-requests.mjs'
import { publicUrl } from './deployment-services.mjs'

const demo = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }
const leadPage = '/kelola-marketplace'

/** With the demonstration's pages and accounts. */
export async function verifyForms(promise, { ask }) {
  await promise(
    'sign-in by its HTML form: a wrong password keeps the e-mail, the right one opens the admin',
    async () => {
      const wrong = await sendForm(ask, '/admin', { ...demo, password: 'bukan-sandinya' })
      must(wrong.status === 401, `a wrong password was answered with ${wrong.status}`)
      must(formOf(wrong.body, '/admin').fields.email === demo.email, 'the e-mail was not kept')
      return signInByForm(ask, demo)
    },
  )
  await promise('a lead form and the unsubscribe page by their HTML forms', async () => {
    const lead = await sendForm(ask, leadPage, { name: 'Tanpa Skrip', whatsapp: '081255509999', consent: 'yes' })
    const { location = '' } = lead.headers
    must(lead.status === 303 && !location.startsWith('/api/'), `the lead form: ${lead.status} to ${location}`)
    const api = apiOf(ask, cookieOf(await sendForm(ask, '/admin', demo)))
    const { items } = await api('GET', '/admin/leads')
    const sent = items.find(({ answers }) => answers.some(({ value }) => value === 'Tanpa Skrip'))
    must(sent !== undefined, 'the lead is not stored')
    const unsubscribe = new URL(sent.optOutAddress).pathname
    const stopped = await sendForm(ask, unsubscribe, {})
    must(stopped.status === 200, `the unsubscribe page was answered with ${stopped.status}`)
    return `303 to ${location}, then 200 at /berhenti/…`
  })
}

/** In an installation that has no account yet. @param code the one-time code that the start printed */
export async function verifyFirstAdmin(promise, { ask, code }) {
  const account = { name: 'Ratna Pemilik', email: 'ratna@contoh.test', password: 'Sandi-Yang-Panjang-26' }
  await promise('APP_ENV=production: the first admin is made by the HTML form, and signs in by the other', async () => {
    const refused = await sendForm(ask, '/admin/mulai', { ...account, token: 'salah' })
    must(refused.status === 422, `a wrong code was answered with ${refused.status}`)
    const made = await sendForm(ask, '/admin/mulai', { ...account, token: code() })
    must(made.status === 302, `the first admin: ${made.status}`)
    const first = cookieOf(made)
    must(/^__Host-production_/.test(first), `the cookie is ${first.split('=')[0]}`)
    let led = await ask(made.headers.location, { headers: { cookie: first } })
    // The admin's own address leads to its first screen, and that to the set-up.
    if (led.headers.location === '/admin/landing-pages')
      led = await ask(led.headers.location, { headers: { cookie: first } })
    const setUp = led.headers.location ?? ''
    must(
      setUp.startsWith('/admin/dua-langkah'),
      `without two-step verification ${made.headers.location}: ${led.status} to ${setUp}`,
    )
    const api = apiOf(ask, first)
    const { secret } = await api('POST', '/admin/second-factor', { currentPassword: account.password })
    await api('POST', '/admin/second-factor/confirm', { code: codeOf(secret) })
    return `leads to the set-up of two-step verification; afterwards ${await signInByForm(ask, { ...account, secret })}`
  })
}

async function signInByForm(ask, { email, password, secret }) {
  let right = await sendForm(ask, '/admin', { email, password })
  if (secret !== undefined) {
    must(
      right.headers.location === '/admin/login/kode',
      `no code is asked for: ${right.status} ${right.headers.location}`,
    )
    // The code of the set-up is used: the next one is a time step ahead.
    right = await sendForm(ask, '/admin/login/kode', { code: codeOf(secret, 1) }, cookieOf(right, 'challenge_admin'))
  }
  must(right.status === 302, `the sign-in was answered with ${right.status}`)
  const headers = { cookie: cookieOf(right) }
  let { location } = right.headers
  let opened = await ask(location, { headers })
  // The admin's own address leads to its first screen.
  if (opened.status === 302) {
    location = opened.headers.location
    opened = await ask(location, { headers })
  }
  must(opened.status === 200, `${location}: ${opened.status}`)
  must(!opened.body.toString().includes('type="password"'), `${location} asks to sign in again`)
  return `${right.status}, then ${location}, which opens`
}

/** Fetches the page, fills its first form that has these fields, and sends it as a browser does. */
async function sendForm(ask, path, typed, cookie = '') {
  const page = await ask(path, { headers: { ...(cookie !== '' && { cookie }) } })
  must(page.status === 200, `${path}: ${page.status}`)
  const { action, fields } = formOf(page.body, path, Object.keys(typed))
  return ask(action, {
    method: 'POST',
    headers: {
      ...(cookie !== '' && { cookie }),
      origin: publicUrl,
      referer: `${publicUrl}${path}`,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...fields, ...typed }).toString(),
  })
}

/** @returns where it is sent to, and the values that its fields have */
function formOf(body, path, names = []) {
  const { DOMParser } = new Window()
  const document = new DOMParser().parseFromString(body.toString(), 'text/html')
  const form = [...document.querySelectorAll('form[method=post]')].find((one) =>
    names.every((name) => one.querySelector(`[name="${name}"]`)),
  )
  must(form !== undefined, `${path} has no form with ${names.join(', ') || 'a button'}`)
  const isSent = ({ type, checked, value }) => (/^(?:checkbox|radio)$/.test(type) ? checked : value !== '')
  const filled = [...form.querySelectorAll('input[name]')].filter(isSent)
  return {
    action: new URL(form.getAttribute('action') ?? '', `${publicUrl}${path}`).href.slice(publicUrl.length),
    fields: Object.fromEntries(filled.map((field) => [field.name, field.value])),
  }
}

/** The cookie of this name, as it is sent; that of the session without a name. */
const cookieOf = ({ headers }, name = '_sid_') =>
  (headers['set-cookie']?.find((line) => line.includes(name)) ?? '').split(';')[0]
