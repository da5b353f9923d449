import { useStore } from '@nanostores/preact';
import { $toast, holdToast, letToastGo } from './say.ts';
import { Toast } from './Toast.tsx';

export function ToastBar() {
  const toast = useStore($toast);
  return (
    <div class="toast" role="status">
      {toast && <Toast {...toast} hold={holdToast} letGo={letToastGo} />}
    </div>
  );
}
