import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { ProofDialog } from './session/proof-dialog.tsx'
import { SessionProvider } from './session/session.tsx'
import { ToastProvider } from './ui/toast.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <ToastProvider>
        <SessionProvider>
          <App />
          <ProofDialog />
        </SessionProvider>
      </ToastProvider>
    </BrowserRouter>
  </StrictMode>,
)
