import { type ChatRotation, chatAgentsAtMost, createChatRotation, updateChatRotation } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { AgentFields, type TypedAgent } from './agent-fields.tsx'

interface RotationDialogProps {
  /** Null for a new one. */
  rotation: ChatRotation | null
  onClose: () => void
}

const newAgent = (): TypedAgent => ({ key: crypto.randomUUID(), name: '', number: '', isPaused: false })

/** Writes who answers in turn. What the server does not take stays typed, with the reason beside it. */
export function RotationDialog({ rotation, onClose }: RotationDialogProps) {
  const formId = useId()
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState(rotation?.name ?? '')
  const [text, setText] = useState(rotation?.text ?? 'Halo, saya ingin bertanya.')
  const [agents, setAgents] = useState<TypedAgent[]>(
    () => rotation?.agents.map((agent) => ({ ...agent, key: agent.id })) ?? [newAgent()],
  )
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const form = useMistakeFocus(errors)
  const [isSaving, setIsSaving] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    const body = {
      name,
      text,
      agents: agents.map(({ id, name: agentName, number, isPaused }) => ({
        ...(id !== undefined && { id }),
        name: agentName,
        number,
        isPaused,
      })),
    }
    const left = new Set(agents.map(({ id }) => id))
    const removed = (rotation?.agents ?? []).flatMap(({ id }) => (left.has(id) ? [] : [id]))
    try {
      if (rotation === null) await call(createChatRotation, { body })
      else await call(updateChatRotation, { params: { rotationId: rotation.id }, body: { ...body, removed } })
      await revalidate()
      toast({ title: 'Giliran disimpan', tone: 'ok' })
      onClose()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : []
      setErrors(
        fields.length > 0
          ? Object.fromEntries(fields.map(({ path, message }) => [path, message]))
          : { root: messageOf(error) },
      )
    }
    setIsSaving(false)
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={rotation === null ? 'Giliran baru' : 'Ubah giliran'}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Batal</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="primary" isLoading={isSaving}>
              Simpan giliran
            </Button>
          </>
        }
      >
        <form
          ref={form}
          id={formId}
          onSubmit={(event) => void save(event)}
          noValidate
          className="flex flex-col gap-4 pt-1"
        >
          {(errors.root ?? errors.agents) !== undefined && <FormNotice>{errors.root ?? errors.agents}</FormNotice>}
          <Field label="Nama giliran" error={errors.name}>
            <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label="Pesan pembuka" hint="Sudah terisi di kolom pesan pengunjung." error={errors.text}>
            <Textarea value={text} rows={2} maxLength={500} onChange={(event) => setText(event.target.value)} />
          </Field>
          {agents.map((agent, index) => (
            <AgentFields
              key={agent.key}
              agent={agent}
              place={index + 1}
              errors={{ name: errors[`agents.${index}.name`], number: errors[`agents.${index}.number`] }}
              onChange={(changed) => setAgents(agents.map((one) => (one.key === agent.key ? changed : one)))}
              {...(agents.length > 1 && {
                onRemove: () => setAgents(agents.filter(({ key }) => key !== agent.key)),
              })}
            />
          ))}
          {agents.length < chatAgentsAtMost && (
            <Button
              className="self-start"
              iconStart={<Icon name="tambah" size={16} />}
              onClick={() => setAgents([...agents, newAgent()])}
            >
              Tambah petugas
            </Button>
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
