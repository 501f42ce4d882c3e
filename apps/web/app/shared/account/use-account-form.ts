import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { failedForm } from '../forms/form-result.ts'
import { useMistakeFocus } from '../forms/mistake-focus.ts'

/**
 * A form of the own account: its values stay after a refusal, with the API's sentences at their fields.
 * @param send throws what the API answers
 */
export function useAccountForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<void>,
) {
  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm<Values>({ defaultValues })
  const submit = handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      const { message, fields } = failedForm(error)
      for (const [name, text] of Object.entries(fields)) setError(name as Path<Values>, { message: text })
      if (message) setError('root', { message })
    }
  })
  const refusals = formState.isSubmitting ? 0 : formState.submitCount
  const form = useMistakeFocus(refusals)
  const messageOf = (name: Path<Values>) => formState.errors[name]?.message as string | undefined
  return {
    register,
    reset,
    messageOf,
    rootMessage: formState.errors.root?.message,
    isSending: formState.isSubmitting,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: React.FormEvent) => {
        // What the API said of a control that is not registered would stay, and stop the next try.
        clearErrors()
        void submit(event)
      },
    },
  }
}
