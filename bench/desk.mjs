// The back office of our own server as a program uses it: signed in, pages and pictures made through the API.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from '../scripts/totp.mjs'

const demo = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }

/**
 * Signs in, by default as the demo admin. @returns `(method, path, body?) => data` with the session in it, and its
 * `cookies`
 */
export async function signIn(origin, account = demo) {
  const cookies = new Map()
  const desk = async (method, path, body) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'bench',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s)
      cookies.set(name, value)
    }
    const envelope = await response.json()
    if (!response.ok)
      throw Object.assign(new Error(`${method} ${path}: ${response.status} ${JSON.stringify(envelope)}`), {
        fields: envelope.data?.fields,
      })
    return envelope.data
  }
  await desk('POST', '/admin/sign-in', account)
  return Object.assign(desk, { cookies })
}

/** Sets two-step verification up, without which nothing opens to an admin where APP_ENV is not local. @returns the secret */
export async function setUpSecondFactor(desk, { password }) {
  const { secret } = await desk('POST', '/admin/second-factor', { currentPassword: password })
  await desk('POST', '/admin/second-factor/confirm', { code: codeOf(secret) })
  return secret
}

/** Uploads pictures and waits until they are there in every width. @returns media ids by name */
export async function uploadPictures(desk, files) {
  const ids = {}
  for (const [name, file] of Object.entries(files)) {
    const form = new FormData()
    form.append('file', new Blob([readFileSync(file)], { type: 'image/jpeg' }), file.split('/').pop())
    ids[name] = (await desk('POST', '/admin/media', form)).id
  }
  for (const id of Object.values(ids)) await untilEncoded(desk, id)
  return ids
}

/** Waits until a picture is there in every width. */
export async function untilEncoded(desk, id) {
  for (let waited = 0; waited < 1200; waited++) {
    if ((await desk('GET', `/admin/media/${id}`)).widths.length > 0) return
    await pause(500)
  }
  throw new Error(`picture ${id} was not encoded within ten minutes`)
}
