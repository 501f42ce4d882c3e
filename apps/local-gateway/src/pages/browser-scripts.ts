import type { Answer } from '../http/answers.ts'

/** The part of Xendit's script that a page uses: card data goes from the browser to the gateway, never to the merchant. */
const xenditScript = `(() => {
  const origin = new URL(document.currentScript.src).origin
  let key = ''
  window.Xendit = {
    setPublishableKey(value) { key = value },
    payment: {
      collectCardData(data, callback) {
        fetch(origin + '/v3/card_sessions', {
          method: 'POST',
          headers: { authorization: 'Bearer ' + key, 'content-type': 'application/json' },
          body: JSON.stringify(data),
        })
          .then(async (response) => {
            const body = await response.json()
            if (response.ok) callback(null, body)
            else callback(body, null)
          })
          .catch((error) => callback({ error_code: 'NETWORK_ERROR', message: String(error) }, null))
      },
    },
  }
})()
`

/** The part of Midtrans' script that a page uses. */
const midtransScript = `(() => {
  const script = document.currentScript
  const origin = new URL(script.src).origin
  const clientKey = script.dataset.clientKey
  const withReturn = (url, callbackUrl) => url + (callbackUrl ? '&callback_url=' + encodeURIComponent(callbackUrl) : '')
  window.MidtransNew3ds = {
    clientKey,
    getCardToken(card, { onSuccess, onFailure }) {
      fetch(origin + '/v2/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_key: clientKey, ...card }),
      })
        .then((response) => response.json())
        .then((body) => (body.status_code === '200' ? onSuccess(body) : onFailure(body)))
        .catch((error) => onFailure({ status_code: '500', status_message: String(error) }))
    },
    authenticate(url, options) {
      options.performAuthentication(url)
    },
    redirect(url, { callbackUrl } = {}) {
      location.assign(withReturn(url, callbackUrl))
    },
  }
})()
`

const script = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
  body,
})

export const showXenditScript = (): Answer => script(xenditScript)
export const showMidtransScript = (): Answer => script(midtransScript)
