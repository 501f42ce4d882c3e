import type { InputFor } from '@naikkelas/contract'
import {
  type FeatureFlag,
  featureFlags,
  type FlagState,
  unavailableFlags,
  type updateFeatureFlag as endpoint,
} from '@naikkelas/contract/site'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { changeSetting } from './setting-changes.service.ts'
import { type SettingState, settingStates } from './setting-states.ts'

export async function listFeatureFlags(ctx: AdminContext): Promise<FlagState[]> {
  const stateOf = await settingStates(ctx, ctx.database.queries)
  return featureFlags.map((flag) => flagState(flag, stateOf(`flag/${flag}`)))
}

export async function getFeatureFlag(ctx: AdminContext, flag: FeatureFlag): Promise<FlagState> {
  return flagState(flag, (await settingStates(ctx, ctx.database.queries))(`flag/${flag}`))
}

export async function updateFeatureFlag(
  ctx: AdminContext,
  { params: { flag }, body }: InputFor<typeof endpoint>,
): Promise<FlagState> {
  const { isEnabled, version, effectiveAt } = body
  const reason = unavailableFlags[flag]
  if (isEnabled && reason !== undefined)
    throw new AppError('invalid_input', { fields: [{ path: 'isEnabled', message: reason }] })
  const state = await changeSetting(ctx, { name: `flag/${flag}`, value: { isEnabled }, version, effectiveAt })
  return flagState(flag, state)
}

function flagState(name: FeatureFlag, { value, ...same }: SettingState): FlagState {
  return { name, isEnabled: value.isEnabled === true, ...same }
}
