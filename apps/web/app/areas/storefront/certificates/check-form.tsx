import { certificateQuestionAtMost } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'

interface CheckFormProps {
  asked: string
  /** Why the last question found nothing. */
  error?: string
}

/** Asks for a number or a code; works without a script. */
export function CheckForm({ asked, error }: CheckFormProps) {
  return (
    <form action="/verifikasi-sertifikat" className="flex w-full max-w-text flex-col gap-3 sm:flex-row sm:items-start">
      <Field
        label="Nomor atau kode"
        hint="Nomor seperti NK/2026/12/000001, atau 16 huruf dan angka di bawahnya."
        className="min-w-0 flex-1"
        {...(error !== undefined && { error })}
      >
        <Input
          name="kode"
          size="lg"
          defaultValue={asked}
          maxLength={certificateQuestionAtMost}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" className="sm:mt-7">
        Periksa
      </Button>
    </form>
  )
}
