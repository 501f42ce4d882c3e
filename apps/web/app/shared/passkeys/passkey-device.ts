import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'
import { loadedPart } from '../late/retry.ts'

/** Options as the API hands them on from its library, which writes what the browser's reads. */
interface Options {
  challenge: string
}

/** Fetched at a press: hardly any visit needs it. */
const library = loadedPart('passkeys', () => import('@simplewebauthn/browser'))

/** Has the device make a key. @throws PasskeyStopped */
export async function makeKey(options: Options): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(stopped)
}

/** Has the device answer with a key that it has. @throws PasskeyStopped */
export async function answerWithKey(options: Options): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(stopped)
}

/** The device gave nothing; the message is for its owner. */
export class PasskeyStopped extends Error {
  override name = 'PasskeyStopped'
}

function stopped(cause: unknown): never {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  throw new PasskeyStopped(
    code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? 'Perangkat ini sudah punya passkey untuk akun Anda.'
      : 'Passkey tidak jadi dipakai. Coba lagi bila Anda tidak membatalkannya.',
    { cause },
  )
}

const never = () => () => {}

/** Whether this browser knows passkeys; false until the script runs, because nothing works before. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  )
