import { createAccount } from '@foyer/sdk/account'
import { createOperator } from '@foyer/sdk/operator'
import type { App } from './app.ts'

/**
 * What a developer does once in the console, here for the demo application of a sandbox: our addresses, and a plan. The
 * application is published, so an operator publishes the change; in a sandbox that is you too.
 */
export async function prepareSandbox({ config, publicUrl, webhookUrl }: App): Promise<void> {
  if (!config.sandbox) return
  const { appUrl, applicationId: application_id, sandbox } = config
  const account = createAccount({ appUrl, personalAccessToken: sandbox.developerToken })
  await account.applications.update({
    application_id,
    registration_url: `${publicUrl}/connect`,
    asks_for_user_data: true,
    webhook_url: `${webhookUrl}/webhooks`,
    sends_payments: true,
  })
  const { data: plans } = await account.applications.listPlans({ application_id })
  if (plans.length === 0) {
    const { data: plan } = await account.applications.createPlan({ application_id, title: 'Standard' })
    await account.applications.createPlanOption({
      application_id,
      tariff_id: plan.id,
      title: '1 month',
      overall_price: 19,
      duration_in_months: 1,
      currency_iso: 'USD',
      free_period_in_months: 1,
    })
  }
  const { data: application } = await account.applications.get({ application_id })
  if (!application.pending_since) return
  const operator = createOperator({ appUrl, personalAccessToken: sandbox.operatorToken })
  await operator.publish({ application_id, revision: application.revision })
}
