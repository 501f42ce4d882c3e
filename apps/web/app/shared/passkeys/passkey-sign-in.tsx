import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useState } from 'react'
import { useNavigation, useSubmit } from 'react-router-dom'
import { messageOf } from '../api/api-error.ts'
import { FormNotice } from '../forms/form-notice.tsx'
import { PasskeyStopped, answerWithKey, usePasskeySupport } from './passkey-device.ts'

interface PasskeySignInProps {
  /** Where the answer is posted to. @default the address of the screen */
  action?: string
  /** Throws what the API answers. */
  start: () => Promise<{ ceremony: string; options: { challenge: string } }>
}

/** Signs in with a passkey of the device. Its answer goes the way of the form beside it. */
export function PasskeySignIn({ action, start }: PasskeySignInProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isSending = useNavigation().state !== 'idle'
  const isSupported = usePasskeySupport()
  const submit = useSubmit()
  if (!isSupported) return null

  async function press() {
    setIsAsking(true)
    setFailure(null)
    try {
      const { ceremony, options } = await start()
      const response = JSON.stringify(await answerWithKey(options))
      await submit(
        { form: 'passkey', ceremony, response },
        { method: 'post', ...(action === undefined ? {} : { action }) },
      )
    } catch (error) {
      setFailure(error instanceof PasskeyStopped ? error.message : messageOf(error))
    }
    setIsAsking(false)
  }

  return (
    <div className="flex flex-col gap-4">
      {failure !== null && <FormNotice>{failure}</FormNotice>}
      <Button
        size="lg"
        isFullWidth
        iconStart={<Icon name="kunci" />}
        isLoading={isAsking || isSending}
        onClick={() => void press()}
      >
        Masuk dengan passkey
      </Button>
    </div>
  )
}
